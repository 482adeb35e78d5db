import type { commentCalls } from '@aura/api-client/contract/comments';
import { BackendError } from './backend-error.ts';
import { type CallContext, type Resolvers, requireUser, success } from './calls.ts';
import { notifyOfComment, withdrawComment } from './notify.ts';
import { requireVisiblePost } from './posts.ts';
import { setLiked } from './set-liked.ts';
import type { State, StoredComment, StoredPost } from './state.ts';
import { canSeePost, isCommentShown } from './visibility.ts';
import { commentWire, visibleComments } from './wires.ts';

/**
 * Finds the thread that a reply joins; threads are one level deep.
 * @throws `NOT_FOUND` for a comment that does not exist or is hidden by a block
 */
function threadOf({ state, viewer }: CallContext, post: StoredPost, parentId: string): string | null {
  if (parentId === '') return null;
  const parent = post.comments.find(({ id }) => id === parentId);
  const author = parent && state.users.get(parent.authorId);
  if (parent === undefined || author === undefined || !isCommentShown(viewer, author, parent))
    throw new BackendError('NOT_FOUND');
  return parent.parentId ?? parent.id;
}

/** @throws `NOT_FOUND` also for a comment that is deleted, or that the viewer may not see */
export function requireVisibleComment(
  { state, viewer }: CallContext,
  id: string,
): { readonly post: StoredPost; readonly comment: StoredComment } {
  for (const post of state.posts.values()) {
    const comment = post.comments.find((candidate) => candidate.id === id && !candidate.isDeleted);
    const author = comment && state.users.get(comment.authorId);
    if (author && canSeePost(state, viewer, post) && isCommentShown(viewer, author, comment))
      return { post, comment };
  }
  throw new BackendError('NOT_FOUND');
}

function setLike(context: CallContext, id: string, liked: boolean) {
  const user = requireUser(context);
  const { likedBy } = requireVisibleComment(context, id).comment;
  return { ...success, ...setLiked(likedBy, user, liked, context.state.now()) };
}

/** Deletes the placeholders of deleted comments that have no reply. */
export function deletePlaceholders(post: StoredPost): void {
  const parents = new Set(post.comments.map(({ parentId }) => parentId));
  post.comments = post.comments.filter(({ id, isDeleted }) => !isDeleted || parents.has(id));
}

/**
 * Deletes a comment; with replies, it stays as an empty placeholder.
 * @returns the ids of the comments that no longer exist
 */
export function removeComment(state: State, post: StoredPost, comment: StoredComment): string[] {
  withdrawComment(state, comment.id);
  const before = post.comments;
  comment.text = '';
  comment.editedAt = null;
  comment.isDeleted = true;
  comment.likedBy.clear();
  deletePlaceholders(post);
  if (comment.parentId !== null) deletePlaceholders(post);
  const removed = before.filter((candidate) => !post.comments.includes(candidate));
  return removed.map((candidate) => candidate.id);
}

export const commentResolvers: Resolvers<keyof typeof commentCalls> = {
  getComments: (context, { postId, limit, after }) => {
    const { state, viewer } = context;
    const post = requireVisiblePost(context, postId);
    const all = visibleComments(state, viewer, post);
    const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && start === 0) throw new BackendError('NOT_FOUND');
    const comments = all
      .slice(start, start + limit)
      .map((comment) => commentWire(state, viewer, post, comment));
    return { ...success, comments, hasMore: all.length > start + limit };
  },

  addComment: (context, { postID, comment: text, parentComment }) => {
    const { state } = context;
    const user = requireUser(context);
    const post = requireVisiblePost(context, postID);
    const parentId = threadOf(context, post, parentComment);
    const id = state.newId('comment');
    const comment = { id, authorId: user.id, text, parentId, createdAt: state.now() };
    const added = { ...comment, editedAt: null, isDeleted: false, likedBy: new Map() };
    post.comments.push(added);
    const answered = post.comments.find((other) => other.id === parentComment && !other.isDeleted);
    notifyOfComment(state, user, post, { id, text, answeredId: answered?.authorId ?? null });
    return { ...success, comment: commentWire(state, user, post, added) };
  },

  updateComment: (context, { id, comment: text }) => {
    const user = requireUser(context);
    const { post, comment } = requireVisibleComment(context, id);
    if (comment.authorId !== user.id) throw new BackendError('FORBIDDEN');
    if (comment.text !== text) {
      comment.text = text;
      comment.editedAt = context.state.now();
    }
    return { ...success, comment: commentWire(context.state, user, post, comment) };
  },

  deleteComment: (context, { id }) => {
    const user = requireUser(context);
    const { post, comment } = requireVisibleComment(context, id);
    if (comment.authorId !== user.id && post.ownerId !== user.id) throw new BackendError('FORBIDDEN');
    return { ...success, removedIds: removeComment(context.state, post, comment) };
  },

  likeComment: (context, { commentId }) => setLike(context, commentId, true),
  unlikeComment: (context, { commentId }) => setLike(context, commentId, false),
};
