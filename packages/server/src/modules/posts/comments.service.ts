import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { CommentWire } from '@aura/api-client/contract/comment-wire';
import type { commentCalls } from '@aura/api-client/contract/comments';
import type { BeforeCommit } from '../../db/database.ts';
import { ignoreMissingReference } from '../../db/foreign-keys.ts';
import { newId } from '../../db/ids.ts';
import { cutPage } from '../../db/time-cursor.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { notifyOfComment, publishNotifications, withdrawComment } from '../notifications/notify.service.ts';
import {
  deleteComment as deleteRows,
  findChangeableComment,
  findComment,
  findComments,
  findThread,
  insertComment,
  updateCommentText,
} from './comments.repository.ts';
import { findVisibleOwner, isPostVisible } from './posts.repository.ts';
import type { Mentioning, PostServices } from './posts.service.ts';
import { toCommentWire } from './posts.wire.ts';

/**
 * One page of the comments of a post, newest first (docs/decisions/2026-11-23-comment-paging.md).
 * @throws `posts.not_found` also when the viewer may not see the post; `comments.not_found` when it has no comment
 * `after` that the viewer may see
 */
export async function getComments(
  { db, images }: PostServices,
  { postId, limit, after }: ParsedRequestOf<typeof commentCalls.getComments>,
  viewerId: string | null,
): Promise<Pick<ResponseOf<typeof commentCalls.getComments>, 'comments' | 'hasMore'>> {
  if (!(await isPostVisible(db, postId, viewerId))) throw new DomainError('posts.not_found');
  if (after !== undefined && (await findThread(db, postId, after, viewerId)) === undefined) {
    throw new DomainError('comments.not_found');
  }
  const rows = await findComments(db, postId, viewerId, { limit: limit + 1, afterId: after });
  const { page, hasMore } = cutPage(rows, limit);
  return { comments: page.map((row) => toCommentWire(row, viewerId, images)), hasMore };
}

/**
 * Adds a comment to a post. Threads have one level: a reply to a reply joins the thread of the first comment. The
 * post's owner, the author of the answered comment and the people it mentions are notified.
 * @param beforeCommit called in the transaction of the comment
 * @throws `posts.not_found`, `comments.parent_not_found` also for what the viewer may not see;
 * `comments.not_found` when the post or the parent is deleted at the same moment
 */
export async function addComment(
  services: PostServices,
  request: ParsedRequestOf<typeof commentCalls.addComment> & Mentioning,
  authorId: string,
  beforeCommit: BeforeCommit<CommentWire>,
): Promise<CommentWire> {
  const { db, images, clock, changes } = services;
  const { postID: postId, parentComment, comment: text, mentioned } = request;
  const postOwnerId = await findVisibleOwner(db, postId, authorId);
  if (postOwnerId === undefined) throw new DomainError('posts.not_found');
  const thread = parentComment === '' ? null : await findThread(db, postId, parentComment, authorId);
  if (thread === undefined) throw new DomainError('comments.parent_not_found');
  const id = newId('comment');
  const parentId = thread?.id ?? null;
  const now = clock();
  const added = await ignoreMissingReference(() =>
    db.transaction(async (tx) => {
      await insertComment(tx, { id, postId, authorId, parentId, text, createdAt: now });
      const row = await findComment(tx, id, authorId);
      if (row === undefined) return undefined;
      const comment = toCommentWire(row, authorId, images);
      await beforeCommit(tx, comment);
      const event = { actorId: authorId, postId, commentId: id, postOwnerId, mentioned, now };
      const answeredId = thread?.authorId ?? null;
      return { comment, notified: await notifyOfComment(tx, { ...event, answeredId }) };
    }),
  );
  if (added === undefined) throw new DomainError('comments.not_found');
  changes.publish({ type: 'comments', postId });
  publishNotifications(services, added.notified);
  return added.comment;
}

/**
 * Changes the text of an own comment; the same text changes nothing.
 * @throws `comments.not_owned`, or `comments.not_found` when the viewer may not see the comment
 */
export async function updateComment(
  { db, images, clock, changes }: PostServices,
  { id, comment: text }: ParsedRequestOf<typeof commentCalls.updateComment>,
  viewerId: string,
): Promise<CommentWire> {
  const { postId, isChanged, updated } = await db.transaction(async (tx) => {
    const comment = await findChangeableComment(tx, id, viewerId);
    if (comment === undefined) throw new DomainError('comments.not_found');
    if (comment.authorId !== viewerId) throw new DomainError('comments.not_owned');
    const isChanged = comment.text !== text;
    if (isChanged) await updateCommentText(tx, id, text, clock());
    const row = await findComment(tx, id, viewerId);
    // It was deleted at the same moment.
    if (row === undefined || row.deletedAt !== null) throw new DomainError('comments.not_found');
    return { postId: comment.postId, isChanged, updated: toCommentWire(row, viewerId, images) };
  });
  if (isChanged) changes.publish({ type: 'comments', postId });
  return updated;
}

/**
 * Deletes a comment for its author or the post's owner. With replies, it stays as an empty placeholder
 * (docs/decisions/2026-11-24-deleted-comments.md).
 * @returns ids of the comments that no longer exist
 * @throws `comments.not_owned`, or `comments.not_found` when the viewer may not see the comment
 */
export async function deleteComment(
  services: PostServices,
  id: string,
  viewerId: string,
): Promise<readonly string[]> {
  const { db, clock, changes } = services;
  const { postId, removedIds, notified } = await db.transaction(async (tx) => {
    const comment = await findChangeableComment(tx, id, viewerId);
    if (comment === undefined) throw new DomainError('comments.not_found');
    const { authorId, postOwnerId } = comment;
    if (authorId !== viewerId && postOwnerId !== viewerId) throw new DomainError('comments.not_owned');
    const removed = await deleteRows(tx, comment, clock());
    if (removed === undefined) throw new DomainError('comments.not_found');
    return { postId: comment.postId, removedIds: removed, notified: await withdrawComment(tx, comment) };
  });
  changes.publish({ type: 'comments', postId });
  publishNotifications(services, notified);
  return removedIds;
}
