import type { Comment } from '@aura/domain/entities';
import {
  withChangedComment,
  withComment,
  withEarlierComments,
  withNewestComments,
  withoutComment,
} from '@aura/domain/rules/comments';
import { postsApi } from '../endpoints/posts.ts';
import { type Change, patchPost } from './posts.ts';
import type { ApiState, CachePatch } from './state.ts';

/** Updates the cached comments of a post after a call has succeeded (docs/product.md section 4). */

/**
 * The cached count of a post that already includes a change, since its comments were read after it; null when the
 * change is not counted yet. Lists of posts, which have no comments, may be from before or after it.
 */
function countAfter(
  state: ApiState,
  postId: string,
  isAfter: (comments: readonly Comment[]) => boolean,
): number | null {
  const read = postsApi.endpoints.getPost.select(postId)(state).data;
  return read?.comments && isAfter(read.comments) ? read.commentCount : null;
}

/**
 * Adds a new comment to its post: increments every cached count, and adds it to the comments where they are
 * loaded.
 */
export function addNewComment(postId: string, comment: Comment): CachePatch {
  const countReply = (other: Comment) =>
    other.id === comment.parentId ? { ...other, replyCount: other.replyCount + 1 } : other;
  return (dispatch, getState) => {
    const counted = countAfter(getState(), postId, (comments) =>
      comments.some(({ id }) => id === comment.id),
    );
    const add: Change = (post) => ({
      ...post,
      commentCount: post.commentCount + 1,
      comments: post.comments && withComment(post.comments.map(countReply), comment),
    });
    dispatch(patchPost(postId, counted === null ? add : (post) => ({ ...post, commentCount: counted })));
  };
}

/** Changes one comment of a post where it is loaded. */
export function patchComment(
  postId: string,
  commentId: string,
  change: (comment: Comment) => Comment,
): CachePatch {
  return patchPost(postId, (post) => ({
    ...post,
    comments: post.comments && withChangedComment(post.comments, commentId, change),
  }));
}

/** Deletes a comment of a post where it is loaded, and decrements every cached count. */
export function removeComment(postId: string, commentId: string, removedIds: readonly string[]): CachePatch {
  const isShown = ({ id, isDeleted }: Comment) => id === commentId && !isDeleted;
  return (dispatch, getState) => {
    const counted = countAfter(getState(), postId, (comments) => !comments.some(isShown));
    const remove: Change = (post) => ({
      ...post,
      commentCount: Math.max(0, post.commentCount - 1),
      comments: post.comments && withoutComment(post.comments, commentId, removedIds),
    });
    dispatch(patchPost(postId, counted === null ? remove : (post) => ({ ...post, commentCount: counted })));
  };
}

/** Replaces the newest comments of a post where they are loaded. */
export function replaceNewestComments(
  postId: string,
  newest: readonly Comment[],
  isComplete: boolean,
): CachePatch {
  return patchPost(postId, (post) => ({
    ...post,
    comments: post.comments && withNewestComments(post.comments, newest, isComplete),
  }));
}

/** Adds a page of earlier comments to the comments of a post where they are loaded. */
export function addEarlierComments(postId: string, page: readonly Comment[]): CachePatch {
  return patchPost(postId, (post) => ({
    ...post,
    comments: post.comments && withEarlierComments(post.comments, page),
  }));
}
