import type { NotificationWire, notificationCalls } from '@aura/api-client/contract/notifications';
import { notificationNamesMaxCount, notificationsCountMax } from '@aura/domain/limits/notifications';
import { notificationQuote } from '@aura/domain/rules/notifications';
import { authorWire } from './author-wire.ts';
import { type CallContext, type Resolvers, requireUser, success } from './calls.ts';
import { imageMetaOf, postImagePath } from './images.ts';
import type { State, StoredComment, StoredNotification, StoredPost, StoredUser } from './state.ts';
import { comesAfter, cursorText, pageOf } from './time-cursor.ts';
import { canSeePost, isBlocked, reportKey } from './visibility.ts';

/** A notification with what its receiver may see of it now. */
interface ShownNotification {
  readonly notification: StoredNotification;
  /** The newest first. */
  readonly people: readonly StoredUser[];
  readonly post: StoredPost | null;
  readonly postCount: number;
  readonly comment: StoredComment | null;
}

function findComment(state: State, id: string): StoredComment | undefined {
  return [...state.posts.values()]
    .flatMap(({ comments }) => comments)
    .find((comment) => comment.id === id && !comment.isDeleted);
}

/** What a notification shows to its receiver; null when that is nothing. */
function toShown(
  state: State,
  receiver: StoredUser,
  notification: StoredNotification,
): ShownNotification | null {
  const isNewPost = notification.type === 'post';
  const visiblePost = (id: string | null) => {
    const post = id === null ? undefined : state.posts.get(id);
    return post && canSeePost(state, receiver, post) ? post : null;
  };
  const events = [...notification.events].reverse().filter(({ actorId, subjectId, isWithdrawn }) => {
    if (isWithdrawn) return false;
    const actor = state.users.get(actorId);
    if (actor === undefined || isBlocked(receiver, actor)) return false;
    if (!isNewPost && subjectId !== '' && findComment(state, subjectId) === undefined) return false;
    if (receiver.reported.has(reportKey('comment', subjectId))) return false;
    const postId = isNewPost ? subjectId : notification.postId;
    return notification.type === 'follow' || visiblePost(postId) !== null;
  });
  const [newest] = events;
  if (newest === undefined && notification.type !== 'moderation') return null;
  const people = [...new Set(events.map(({ actorId }) => actorId))].flatMap(
    (id) => state.users.get(id) ?? [],
  );
  return {
    notification,
    people,
    post: visiblePost(isNewPost ? (newest?.subjectId ?? null) : notification.postId),
    postCount: isNewPost ? events.length : 0,
    comment: isNewPost ? null : (findComment(state, newest?.subjectId ?? '') ?? null),
  };
}

const positionOf = ({ changedAt, id }: StoredNotification) => ({ at: changedAt, id });

/** All that a user sees, newest first. */
function shownTo(state: State, receiver: StoredUser): ShownNotification[] {
  return state.notifications
    .filter(({ receiverId }) => receiverId === receiver.id)
    .sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1))
    .flatMap((notification) => toShown(state, receiver, notification) ?? []);
}

function countUnread(shown: readonly ShownNotification[]): number {
  const unread = shown.filter(({ notification }) => !notification.isRead);
  return Math.min(unread.length, notificationsCountMax);
}

function toWire({ state }: CallContext, receiver: StoredUser, shown: ShownNotification): NotificationWire {
  const { notification, people, post, comment } = shown;
  const caption = notification.type === 'mention' && post ? post.caption : '';
  return {
    id: notification.id,
    cursor: cursorText(positionOf(notification)),
    type: notification.type,
    people: people.slice(0, notificationNamesMaxCount).map((person) => authorWire(receiver, person)),
    peopleCount: Math.min(people.length, notificationsCountMax),
    post: post && {
      id: post.id,
      image: postImagePath(post, canSeePost(state, null, post), receiver),
      imageMeta: imageMetaOf(state, post.imageId),
      imageAlt: post.imageAlt,
      caption: post.caption,
    },
    postCount: Math.min(shown.postCount, notificationsCountMax),
    commentId: comment?.id ?? null,
    quote: notificationQuote(comment?.text ?? caption),
    decision: notification.decision,
    timestamp: new Date(notification.changedAt).toISOString(),
    isRead: notification.isRead,
  };
}

export const notificationResolvers: Resolvers<keyof typeof notificationCalls> = {
  getNotifications: (context, request) => {
    const receiver = requireUser(context);
    const shown = shownTo(context.state, receiver);
    const { page, next } = pageOf(shown, request, ({ notification }) => positionOf(notification));
    return {
      ...success,
      notifications: page.map((entry) => toWire(context, receiver, entry)),
      unread: countUnread(shown),
      next,
    };
  },

  readNotifications: (context, { upTo }) => {
    const receiver = requireUser(context);
    for (const notification of context.state.notifications) {
      const position = positionOf(notification);
      const isUpTo = cursorText(position) === upTo || comesAfter(position, upTo);
      const isUndone =
        notification.type !== 'moderation' && notification.events.every((event) => event.isWithdrawn);
      if (notification.receiverId === receiver.id && isUpTo && !isUndone) notification.isRead = true;
    }
    return { ...success, unread: countUnread(shownTo(context.state, receiver)) };
  },
};
