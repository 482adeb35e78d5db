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
import type { CachePatch } from './state.ts';

/** Updates the cached comments of a post after a call has succeeded (docs/product.md section 4). */

/**
 * Adds a new comment to its post: increments every cached count, and adds it to the comments where they are
 * loaded.
 */
export function addNewComment(postId: string, comment: Comment): CachePatch {
  const countReply = (other: Comment) =>
    other.id === comment.parentId ? { ...other, replyCount: other.replyCount + 1 } : other;
  return (dispatch, getState) => {
    const read = postsApi.endpoints.getPost.select(postId)(getState()).data;
    // A read that the server answered after the comment contains it already. Lists of posts, which have no comments, may
    // be from before or after it.
    const counted = read?.comments?.some(({ id }) => id === comment.id) ? read.commentCount : null;
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
  return patchPost(postId, (post) => ({
    ...post,
    commentCount: Math.max(0, post.commentCount - 1),
    comments: post.comments && withoutComment(post.comments, commentId, removedIds),
  }));
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
