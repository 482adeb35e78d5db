import type { Notification } from '@aura/domain/entities';
import { coatImage, shirtImage } from '../primitives/testing/sample-images.ts';
import { samplePerson } from './samples.ts';

/** The time of the stories of notifications, at noon, so that the days are the same in every time zone. */
export const notificationsNow = new Date(2026, 10, 24, 12).getTime();

const samplePeople = ['amara.okafor', 'yukitanaka', 'annelise.vandenberghe.oostende'].map((username) =>
  samplePerson({ username, displayName: username }),
);

const minuteMs = 60_000;

/** The time so many minutes before `notificationsNow`. */
const ago = (minutes: number) => new Date(notificationsNow - minutes * minuteMs).toISOString();

/** Creates a notification; the argument overrides its fields. */
export function sampleNotification(
  notification: Partial<Notification> & { readonly minutesAgo?: number } = {},
): Notification {
  const { minutesAgo = 4, ...fields } = notification;
  const id = fields.id ?? 'n-1';
  return {
    id,
    cursor: `${notificationsNow - minutesAgo * minuteMs}_${id}`,
    type: 'like',
    people: samplePeople.slice(0, 1),
    peopleCount: 1,
    post: { id: 'post-1', image: coatImage },
    postCount: 0,
    commentId: null,
    quote: '',
    decision: null,
    createdAt: ago(minutesAgo),
    isRead: false,
    ...fields,
  };
}

/** One of every type, over several days. */
export const sampleNotifications: readonly Notification[] = [
  sampleNotification({ people: samplePeople.slice(0, 2), peopleCount: 4 }),
  sampleNotification({
    id: 'n-2',
    type: 'mention',
    minutesAgo: 18,
    people: samplePeople.slice(1, 2),
    quote: '@mariam.elsayed would hem these an inch. I would not.',
    commentId: 'c-1',
    post: { id: 'post-2', image: shirtImage },
  }),
  sampleNotification({
    id: 'n-3',
    type: 'follow',
    minutesAgo: 32,
    people: samplePeople.slice(2, 3),
    post: null,
  }),
  sampleNotification({
    id: 'n-4',
    type: 'comment',
    minutesAgo: 65,
    people: samplePeople.slice(0, 2),
    peopleCount: 2,
    quote: 'Is the shirt linen too?',
    commentId: 'c-2',
  }),
  sampleNotification({
    id: 'n-5',
    type: 'moderation',
    minutesAgo: 17 * 60,
    people: [],
    peopleCount: 0,
    post: null,
    decision: {
      sentence: 'A moderator removed your comment',
      quote: 'DM me, I sell the same one for half.',
      reason: 'Reason: spam or advertising. No other action was taken.',
    },
  }),
  sampleNotification({
    id: 'n-6',
    type: 'reply',
    minutesAgo: 20 * 60,
    people: samplePeople.slice(1, 2),
    isRead: true,
    quote: 'The bag stays. The snacks are negotiable.',
    commentId: 'c-3',
  }),
  sampleNotification({
    id: 'n-7',
    type: 'post',
    minutesAgo: 22 * 60,
    people: samplePeople.slice(2, 3),
    isRead: true,
    postCount: 2,
  }),
  sampleNotification({
    id: 'n-8',
    minutesAgo: 5 * 24 * 60,
    people: samplePeople.slice(0, 2),
    peopleCount: 100,
    isRead: true,
  }),
];
