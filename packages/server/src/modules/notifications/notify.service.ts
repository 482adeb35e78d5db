import type { DecisionTexts } from '@aura/domain/rules/moderation';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { insertAnnouncement } from './announcements.repository.ts';
import {
  deleteCommentEvents,
  findIdsByUsername,
  insertDecision,
  insertEvent,
  type NotifiedEvent,
  setWithdrawn,
} from './events.repository.ts';

/**
 * Creates notifications for the other modules. Each function is called in the transaction of the action and returns
 * the ids of the users whose notifications have changed, for `publishNotifications` after the transaction.
 */

/** Publishes to the live streams of these users that their notifications have changed. */
export function publishNotifications(
  { changes }: Pick<Services, 'changes'>,
  userIds: readonly string[],
): void {
  for (const userId of new Set(userIds)) changes.publish({ type: 'notifications', userId });
}

/**
 * A follow again after it was undone notifies no second time.
 * @param receiverId the person who is followed
 */
export async function notifyOfFollow(
  tx: Database,
  actorId: string,
  receiverId: string,
  now: Date,
): Promise<string[]> {
  const notified = await setWithdrawn(tx, { type: 'follow', actorId, of: { receiverId } }, false);
  if (notified.length > 0) return notified;
  return insertEvent(tx, { type: 'follow', actorId, postId: null, commentId: null, now }, [receiverId]);
}

export function withdrawFollow(tx: Database, actorId: string, receiverId: string): Promise<string[]> {
  return setWithdrawn(tx, { type: 'follow', actorId, of: { receiverId } }, true);
}

interface PostLike {
  readonly actorId: string;
  readonly postId: string;
  readonly ownerId: string;
}

/** A like again after it was undone notifies no second time. */
export async function notifyOfLike(
  tx: Database,
  { actorId, postId, ownerId }: PostLike,
  now: Date,
): Promise<string[]> {
  const notified = await setWithdrawn(tx, { type: 'like', actorId, of: { postId } }, false);
  if (notified.length > 0) return notified;
  return insertEvent(tx, { type: 'like', actorId, postId, commentId: null, now }, [ownerId]);
}

export function withdrawLike(
  tx: Database,
  { actorId, postId }: Omit<PostLike, 'ownerId'>,
): Promise<string[]> {
  return setWithdrawn(tx, { type: 'like', actorId, of: { postId } }, true);
}

/** A comment with the people whom it may be for. */
interface NotifiedComment {
  readonly actorId: string;
  readonly postId: string;
  readonly commentId: string;
  readonly postOwnerId: string;
  /** The author of the comment that it answers; null when it answers none. */
  readonly answeredId: string | null;
  /** Normalized usernames. */
  readonly mentioned: readonly string[];
  readonly now: Date;
}

/** One comment notifies a person at most once: a mention comes before a reply, a reply before a comment. */
export async function notifyOfComment(tx: Database, comment: NotifiedComment): Promise<string[]> {
  const { postOwnerId, answeredId, mentioned, ...event } = comment;
  const notified = new Set<string>();
  const steps: readonly (readonly [NotifiedEvent['type'], readonly string[]])[] = [
    ['mention', await findIdsByUsername(tx, mentioned)],
    ['reply', answeredId === null ? [] : [answeredId]],
    ['comment', [postOwnerId]],
  ];
  for (const [type, ids] of steps) {
    const others = ids.filter((id) => !notified.has(id));
    for (const id of await insertEvent(tx, { type, ...event }, others)) notified.add(id);
  }
  return [...notified];
}

export function withdrawComment(
  tx: Database,
  comment: { authorId: string; postId: string; id: string },
): Promise<string[]> {
  return deleteCommentEvents(tx, comment);
}

/**
 * Notifies the people whom the caption mentions; the followers are notified later (`announcePosts`).
 * @param post `mentioned` are normalized usernames
 */
export async function notifyOfPost(
  tx: Database,
  post: { actorId: string; postId: string; mentioned: readonly string[]; now: Date },
): Promise<string[]> {
  const { mentioned, ...event } = post;
  await insertAnnouncement(tx, event.postId);
  const receiverIds = await findIdsByUsername(tx, mentioned);
  return insertEvent(tx, { type: 'mention', commentId: null, ...event }, receiverIds);
}

/**
 * Notifies the author of a post, a comment or a profile of what a moderator has decided. It cannot be switched off and is
 * not grouped. Call it in the transaction of the decision, then `publishNotifications(services, [receiverId])`.
 * @param decision product texts, shown word for word: `sentence` such as "A moderator removed your comment", `quote`
 * the words that it is about (may be empty), `reason` with its consequences
 * @param postId the post that it leads to while the receiver may see it; null for none
 */
export function notifyOfDecision(
  tx: Database,
  row: { receiverId: string; postId: string | null; decision: DecisionTexts; now: Date },
): Promise<void> {
  return insertDecision(tx, row);
}
