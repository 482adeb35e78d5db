import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { CommentWire, commentCalls } from '@aura/api-client/contract/comments';
import { ignoreMissingReference } from '../../db/foreign-keys.ts';
import { newId } from '../../db/ids.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findComment, findThread, insertComment } from './comments.repository.ts';
import { isPostVisible } from './posts.repository.ts';
import type { PostServices } from './posts.service.ts';
import { toCommentWire } from './posts.wire.ts';

/**
 * Adds a comment to a post. Threads have one level: a reply to a reply joins the thread of the first comment.
 * @throws `posts.not_found`, `comments.parent_not_found` also for what the viewer may not see;
 * `comments.not_found` when the post or the parent is deleted at the same moment
 */
export async function addComment(
  services: PostServices,
  request: ParsedRequestOf<typeof commentCalls.addComment>,
  authorId: string,
): Promise<CommentWire> {
  const { db, images, clock } = services;
  const { postID: postId, parentComment, comment: text } = request;
  if (!(await isPostVisible(db, postId, authorId))) throw new DomainError('posts.not_found');
  const parentId = parentComment === '' ? null : await findThread(db, postId, parentComment, authorId);
  if (parentId === undefined) throw new DomainError('comments.parent_not_found');
  const id = newId('comment');
  await ignoreMissingReference(() =>
    insertComment(db, { id, postId, authorId, parentId, text, createdAt: clock() }),
  );
  const row = await findComment(db, id, authorId);
  if (row === undefined) throw new DomainError('comments.not_found');
  return toCommentWire(row, authorId, images);
}
