import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { CommentWire, postCalls } from '@aura/api-client/contract/posts';
import { ifStillThere } from '../../db/gone.ts';
import { newId } from '../../db/ids.ts';
import { HttpError } from '../../http/http-error.ts';
import { findComment, findThread, insertComment } from './comments.repository.ts';
import { isPostVisible } from './posts.repository.ts';
import type { PostServices } from './posts.service.ts';
import { toCommentWire } from './posts.wire.ts';

/**
 * Says something under a post. Threads are one level deep: a reply to a reply joins the thread.
 * @throws `NOT_FOUND` when the viewer sees no such post, or no such comment to reply to
 */
export async function addComment(
  services: PostServices,
  request: ParsedRequestOf<typeof postCalls.addComment>,
  authorId: string,
): Promise<CommentWire> {
  const { db, images, clock } = services;
  const { postID: postId, parentComment, comment: text } = request;
  if (!(await isPostVisible(db, postId, authorId))) throw new HttpError('NOT_FOUND');
  const parentId = parentComment === '' ? null : await findThread(db, postId, parentComment, authorId);
  if (parentId === undefined) throw new HttpError('NOT_FOUND');
  const id = newId('comment');
  await ifStillThere(() => insertComment(db, { id, postId, authorId, parentId, text, createdAt: clock() }));
  const row = await findComment(db, id, authorId);
  if (row === undefined) throw new HttpError('NOT_FOUND');
  return toCommentWire(row, authorId, images);
}
