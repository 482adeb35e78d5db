import { notificationsCopy } from '../copy/notifications.ts';
import { notificationQuoteMaxLength, notificationsCountMax } from '../limits/notifications.ts';
import type { NotificationName } from '../notifications.ts';
import { firstCharacters } from '../utils/character-count.ts';
import type { NotificationType } from '../vocabularies/notification-types.ts';

/** The switch of the settings that turns a type off; null for a type that is always sent. */
export const notificationSwitches: Readonly<Record<NotificationType, NotificationName | null>> = {
  follow: 'followNotifications',
  like: 'likeNotifications',
  comment: 'commentNotifications',
  reply: 'commentNotifications',
  mention: 'commentNotifications',
  post: 'postNotifications',
  moderation: null,
};

/** What a notification tells, without what it is about. */
export interface NotificationFacts {
  readonly type: NotificationType;
  /** The newest people; empty for moderation. */
  readonly usernames: readonly string[];
  /** All people, up to `notificationsCountMax`. */
  readonly peopleCount: number;
  /** The number of new posts, up to `notificationsCountMax`. */
  readonly postCount: number;
  /** Null except for moderation. */
  readonly decision: { readonly sentence: string } | null;
}

/** A part of a sentence; names and numbers of people are emphasized. */
interface SentencePart {
  readonly text: string;
  readonly isStrong: boolean;
}

const plain = (text: string): SentencePart => ({ text, isStrong: false });
const strong = (text: string): SentencePart => ({ text, isStrong: true });

/** A number of people or posts; more than can be counted ends with a plus sign. */
const cappedCount = (number: number, counted: number): string =>
  counted >= notificationsCountMax ? `${number}+` : String(number);

/** Up to two people are named; of more, the first one. */
function peopleParts({ usernames, peopleCount }: NotificationFacts): SentencePart[] {
  const [first = '', second] = usernames;
  if (peopleCount <= 1 || second === undefined) return [strong(first)];
  const others = peopleCount - 1;
  const rest =
    others === 1 ? second : notificationsCopy.others(cappedCount(Math.min(others, 99), peopleCount));
  return [strong(first), plain(notificationsCopy.and), strong(rest)];
}

/** What a notification says, in parts that can be joined to a sentence. */
export function notificationParts(facts: NotificationFacts): SentencePart[] {
  const { type, postCount, decision } = facts;
  if (type === 'moderation') return [strong(decision?.sentence ?? '')];
  const posts = cappedCount(Math.min(postCount, 99), postCount);
  const verb =
    type === 'post' && postCount > 1 ? notificationsCopy.newPosts(posts) : notificationsCopy.verbs[type];
  return [...peopleParts(facts), plain(` ${verb}`)];
}

/** What a notification says, such as "mira and 3 others liked your post". */
export function notificationSentence(facts: NotificationFacts): string {
  return notificationParts(facts)
    .map(({ text }) => text)
    .join('');
}

/** What a notification leads to. */
interface NotificationTarget {
  readonly postId: string | null;
  readonly commentId: string | null;
  readonly usernames: readonly string[];
  readonly peopleCount: number;
}

/** The address of what a notification is about: its post with the comment open, or who follows. */
export function notificationPath({ postId, commentId, usernames, peopleCount }: NotificationTarget): string {
  if (postId !== null) {
    const query = commentId === null ? '' : `?comment=${encodeURIComponent(commentId)}`;
    return `/post/${encodeURIComponent(postId)}${query}`;
  }
  const [username] = usernames;
  if (username === undefined) return '/notifications';
  return peopleCount === 1 ? `/user/${encodeURIComponent(username)}` : '/profile';
}

/** The start of a comment or caption that a notification quotes. */
export function notificationQuote(text: string): string {
  return firstCharacters(text, notificationQuoteMaxLength);
}
