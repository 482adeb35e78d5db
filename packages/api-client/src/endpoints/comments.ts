import type { Comment } from '@aura/domain/entities';
import { api } from '../api.ts';
import { answerOf, type CallMeta, callOf, rootOf } from '../base-query.ts';
import {
  addEarlierComments,
  addNewComment,
  patchComment,
  removeComment,
  replaceNewestComments,
} from '../cache/comments.ts';
import { currentRead } from '../cache/current-read.ts';
import { patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { commentCalls } from '../contract/comments.ts';
import { type LikeState, toComment, toLikeState } from '../contract/mappers.ts';
import { type PostRef, whenGone } from './post-actions.ts';

export interface NewComment extends PostRef {
  readonly username: string;
  readonly text: string;
  /** Null starts a thread. */
  readonly parentId: string | null;
  readonly idempotencyKey?: string;
}

export interface CommentRef {
  readonly postId: string;
  readonly commentId: string;
}

interface EditedComment extends CommentRef {
  readonly text: string;
}

/** The comments of a post that precede one of them. */
interface EarlierCommentsRef {
  readonly postId: string;
  /** Id of the oldest comment that is loaded. */
  readonly after: string;
}

interface CommentsPage {
  /** Newest first. */
  readonly comments: readonly Comment[];
  readonly hasMore: boolean;
}

function toCommentsPage(
  { comments, hasMore }: ResponseOf<typeof commentCalls.getComments>,
  meta: CallMeta | undefined,
): CommentsPage {
  return { comments: comments.map((comment) => toComment(comment, rootOf(meta))), hasMore };
}

function patchLike(state: LikeState, { postId, commentId }: CommentRef) {
  return [patchComment(postId, commentId, (comment) => ({ ...comment, ...state }))];
}

/**
 * Reading and changing comments. The newest comments come with the post (`getPost`); earlier pages are added to
 * them in the cache (docs/decisions/2026-11-23-comment-paging.md).
 */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addComment: build.mutation<Comment, NewComment>({
      query: ({ email, username, postId, text, parentId, ...options }) => {
        const request = {
          Email: email,
          userName: username,
          postID: postId,
          comment: text,
          parentComment: parentId ?? '',
        };
        return callOf(commentCalls.addComment, request, options);
      },
      transformResponse: (wire: ResponseOf<typeof commentCalls.addComment>, meta) =>
        toComment(wire.comment, rootOf(meta)),
      invalidatesTags: whenGone,
      onQueryStarted: patchAfterSuccess((comment, { postId }) => [addNewComment(postId, comment)]),
    }),
    updateComment: build.mutation<Comment, EditedComment>({
      query: ({ commentId, text }) => callOf(commentCalls.updateComment, { id: commentId, comment: text }),
      transformResponse: (wire: ResponseOf<typeof commentCalls.updateComment>, meta) =>
        toComment(wire.comment, rootOf(meta)),
      invalidatesTags: whenGone,
      onQueryStarted: patchAfterSuccess((comment, { postId, commentId }) => [
        patchComment(postId, commentId, () => comment),
      ]),
    }),
    /** Returns the ids of the comments that no longer exist; none when the comment has replies. */
    deleteComment: build.mutation<readonly string[], CommentRef>({
      query: ({ commentId }) => callOf(commentCalls.deleteComment, { id: commentId }),
      transformResponse: ({ removedIds }: ResponseOf<typeof commentCalls.deleteComment>) => removedIds,
      invalidatesTags: whenGone,
      onQueryStarted: patchAfterSuccess((removedIds, { postId, commentId }) => [
        removeComment(postId, commentId, removedIds),
      ]),
    }),
    likeComment: build.mutation<LikeState, CommentRef>({
      query: ({ commentId }) => callOf(commentCalls.likeComment, { commentId }),
      transformResponse: toLikeState,
      invalidatesTags: whenGone,
      onQueryStarted: patchAfterSuccess(patchLike),
    }),
    unlikeComment: build.mutation<LikeState, CommentRef>({
      query: ({ commentId }) => callOf(commentCalls.unlikeComment, { commentId }),
      transformResponse: toLikeState,
      invalidatesTags: whenGone,
      onQueryStarted: patchAfterSuccess(patchLike),
    }),
    /** A mutation, since it changes the cached post and the pages are cached nowhere else. */
    loadEarlierComments: build.mutation<CommentsPage, EarlierCommentsRef>({
      query: (request) => callOf(commentCalls.getComments, request),
      transformResponse: toCommentsPage,
      // The post or the comment no longer exists: the newest comments are loaded again.
      invalidatesTags: whenGone,
      onQueryStarted: patchAfterSuccess(({ comments }, { postId }) => [addEarlierComments(postId, comments)]),
    }),
    /** Reads the newest comments of a post, which may have changed; those before them stay as they are. */
    loadNewestComments: build.mutation<CommentsPage, string>({
      queryFn: (postId, _api, _options, send) =>
        currentRead(postId, async () => {
          const { data, error, root } = await answerOf(send, commentCalls.getComments, { postId });
          return error ? { error } : { data: toCommentsPage(data, { root }) };
        }),
      onQueryStarted: patchAfterSuccess(({ comments, hasMore }, postId) => [
        replaceNewestComments(postId, comments, !hasMore),
      ]),
    }),
  }),
});

export const {
  useAddCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useLikeCommentMutation,
  useUnlikeCommentMutation,
  useLoadEarlierCommentsMutation,
} = commentsApi;
