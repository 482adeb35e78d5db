import { notifiedMentionsMaxCount } from '@aura/domain/limits/notifications';
import { notificationSwitches } from '@aura/domain/rules/notifications';
import { mentionedUsernames } from '@aura/domain/rules/text-parts';
import type { NotificationType } from '@aura/domain/vocabularies/notification-types';
import type { State, StoredNotification, StoredPost, StoredUser } from './state.ts';
import { canSeePost, isBlocked } from './visibility.ts';

/** Creates and removes notifications by the rules of the server (docs/product.md section 2). */

interface NotifiedEvent {
  readonly type: Exclude<NotificationType, 'moderation'>;
  readonly actor: StoredUser;
  /** Null for follows. */
  readonly post: StoredPost | null;
  /** Null for likes, follows and mentions in a caption. */
  readonly commentId?: string | null;
}

function mayBeNotified(state: State, { type, actor, post }: NotifiedEvent, receiver: StoredUser): boolean {
  const name = notificationSwitches[type];
  return (
    receiver.id !== actor.id &&
    (name === null || (receiver.notifications?.[name] ?? true)) &&
    !isBlocked(receiver, actor) &&
    (post === null || canSeePost(state, receiver, post))
  );
}

/**
 * Adds an event to the unread notification of its group, or creates one.
 * @returns whether the user is notified
 */
function notify(state: State, event: NotifiedEvent, receiver: StoredUser | undefined): boolean {
  if (receiver === undefined || !mayBeNotified(state, event, receiver)) return false;
  const { type, actor, post } = event;
  const isNewPost = type === 'post';
  const groupKey = isNewPost ? actor.id : (post?.id ?? '');
  const isGroup = (notification: StoredNotification) =>
    notification.receiverId === receiver.id &&
    notification.type === type &&
    notification.groupKey === groupKey &&
    !notification.isRead;
  let group = state.notifications.find(isGroup);
  if (group === undefined) {
    const postId = isNewPost ? null : (post?.id ?? null);
    const id = state.newId('notification');
    group = {
      id,
      receiverId: receiver.id,
      type,
      groupKey,
      postId,
      decision: null,
      changedAt: 0,
      isRead: false,
      events: [],
    };
    state.notifications.push(group);
  }
  const subjectId = (isNewPost ? post?.id : event.commentId) ?? '';
  group.changedAt = state.now();
  group.events.push({ actorId: actor.id, subjectId, isWithdrawn: false });
  return true;
}

/** The people whom a text mentions, without those beyond the limit. */
function mentionedIn(state: State, text: string): StoredUser[] {
  const names = mentionedUsernames(text).slice(0, notifiedMentionsMaxCount);
  return [...state.users.values()].filter(({ username }) => username !== null && names.includes(username));
}

/**
 * Hides a like or follow that was undone, or shows it again without notifying a second time.
 * @returns whether the receiver was notified of it
 */
function setWithdrawn(
  state: State,
  { type, actor, post }: NotifiedEvent,
  receiverId: string,
  isWithdrawn: boolean,
) {
  const found = state.notifications
    .filter((notification) => notification.type === type && notification.receiverId === receiverId)
    .filter(({ groupKey }) => groupKey === (post?.id ?? ''))
    .flatMap(({ events }) => events.filter(({ actorId }) => actorId === actor.id));
  for (const event of found) event.isWithdrawn = isWithdrawn;
  return found.length > 0;
}

export function notifyOfFollow(state: State, actor: StoredUser, receiver: StoredUser): void {
  const event = { type: 'follow', actor, post: null } as const;
  if (!setWithdrawn(state, event, receiver.id, false)) notify(state, event, receiver);
}

export function notifyOfLike(state: State, actor: StoredUser, post: StoredPost): void {
  const event = { type: 'like', actor, post } as const;
  if (!setWithdrawn(state, event, post.ownerId, false)) notify(state, event, state.users.get(post.ownerId));
}

/** One comment notifies a person at most once: a mention comes before a reply, a reply before a comment. */
export function notifyOfComment(
  state: State,
  actor: StoredUser,
  post: StoredPost,
  comment: { readonly id: string; readonly text: string; readonly answeredId: string | null },
): void {
  const notified = new Set<string>();
  const notifyOnce = (type: NotifiedEvent['type'], receivers: readonly (StoredUser | undefined)[]) => {
    for (const receiver of receivers) {
      if (receiver === undefined || notified.has(receiver.id)) continue;
      if (notify(state, { type, actor, post, commentId: comment.id }, receiver)) notified.add(receiver.id);
    }
  };
  notifyOnce('mention', mentionedIn(state, comment.text));
  notifyOnce('reply', [state.users.get(comment.answeredId ?? '')]);
  notifyOnce('comment', [state.users.get(post.ownerId)]);
}

/** Notifies the people whom the caption mentions, and the other followers. */
export function notifyOfPost(state: State, actor: StoredUser, post: StoredPost): void {
  const mentioned = mentionedIn(state, post.caption).filter((receiver) =>
    notify(state, { type: 'mention', actor, post }, receiver),
  );
  for (const user of state.users.values()) {
    if (user.follows.has(actor.id) && !mentioned.includes(user))
      notify(state, { type: 'post', actor, post }, user);
  }
}

/** Removes the events that match, and the notifications without an actor. */
function withdraw(
  state: State,
  isWithdrawn: (event: StoredNotification['events'][number], notification: StoredNotification) => boolean,
): void {
  state.notifications = state.notifications.filter((notification) => {
    const { events, type } = notification;
    notification.events = events.filter((event) => !isWithdrawn(event, notification));
    return type === 'moderation' || notification.events.length > 0;
  });
}

export function withdrawFollow(state: State, actor: StoredUser, receiver: StoredUser): void {
  setWithdrawn(state, { type: 'follow', actor, post: null }, receiver.id, true);
}

export function withdrawLike(state: State, actor: StoredUser, post: StoredPost): void {
  setWithdrawn(state, { type: 'like', actor, post }, post.ownerId, true);
}

export function withdrawComment(state: State, commentId: string): void {
  withdraw(state, ({ subjectId }, { type }) => type !== 'post' && subjectId === commentId);
}

/** Removes what two people were notified of about each other. */
export function withdrawBetween(state: State, one: StoredUser, other: StoredUser): void {
  const isBetween = (actorId: string, receiverId: string) =>
    (actorId === one.id && receiverId === other.id) || (actorId === other.id && receiverId === one.id);
  withdraw(state, ({ actorId }, { receiverId }) => isBetween(actorId, receiverId));
}

/** Removes the notifications of a deleted user, and what others were notified of about them. */
export function deleteNotificationsOf(state: State, { id }: StoredUser): void {
  state.notifications = state.notifications.filter(({ receiverId }) => receiverId !== id);
  withdraw(state, ({ actorId }) => actorId === id);
}

/** Removes the notifications of a deleted post. */
export function deleteNotificationsAbout(state: State, { id }: StoredPost): void {
  state.notifications = state.notifications.filter(({ postId }) => postId !== id);
}
