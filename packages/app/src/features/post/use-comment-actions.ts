import {
  useLikeCommentMutation,
  useUnlikeCommentMutation,
  useUpdateCommentMutation,
} from '@aura/api-client/endpoints/comments';
import { toApiError } from '@aura/api-client/errors';
import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment, Post } from '@aura/domain/entities';
import { commentEditTimeoutMs } from '@aura/domain/limits/post-actions';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import type { CommentsPanelProps } from '@aura/ui/post/CommentsPanel';
import { useMemo } from 'react';
import { abortAfter } from '../../shared/abort-after.ts';
import type { ReportSubject } from '../../shared/ReportTarget.tsx';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppStore } from '../../store/store.ts';
import { commentDraftChanged, selectCommentDraft } from '../../store/visit.ts';
import { useCopyComment } from './use-copy-comment.ts';
import { useLikeRequest } from './use-like-request.ts';

const CommentMenu = lazyComponent(async () => ({
  default: (await import('@aura/ui/post/CommentMenu')).CommentMenu,
}));

/**
 * What the current user can do with the comments of a post. A like changes when the server has confirmed it; a
 * failure is only logged (docs/product.md sections 2 and 4). Without a connection it changes at once, and
 * `LikeSync` sends it later. The object is stable for a post.
 * @param dialogs open the dialogs; stable between renders
 */
export function useCommentActions(
  { id: postId, isOwner: canDeleteAll }: Post,
  {
    askToDelete,
    report,
    block,
  }: {
    readonly askToDelete: (comment: Comment) => void;
    readonly report: (subject: ReportSubject) => void;
    readonly block: (username: string) => void;
  },
): CommentsPanelProps['actions'] {
  const requestLike = useLikeRequest();
  const copyComment = useCopyComment();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [likeComment] = useLikeCommentMutation();
  const [unlikeComment] = useUnlikeCommentMutation();
  const [updateComment] = useUpdateCommentMutation();
  return useMemo(
    () => ({
      menu: CommentMenu,
      canDeleteAll,
      onLikedChange: async ({ id }, liked) => {
        await requestLike({
          isWaiting: selectLocalState(store.getState()).commentLikes[id] !== undefined,
          send: () => (liked ? likeComment : unlikeComment)({ postId, commentId: id }),
          change: { kind: 'commentLikes', key: id, value: { postId, liked } },
        });
      },
      draftOf: ({ id }) => selectCommentDraft(store.getState(), id),
      onDraftChange: ({ id }, text) => dispatch(commentDraftChanged({ id, text })),
      onSave: async ({ id }, text) => {
        const request = updateComment({ postId, commentId: id, text });
        const { error } = await abortAfter(request, commentEditTimeoutMs);
        if (error === undefined) return undefined;
        return toApiError(error).status === 429 ? commentsCopy.tooFast : commentsCopy.saveFailed;
      },
      onCopy: ({ text }) => copyComment(text),
      onDelete: askToDelete,
      onReport: ({ id, text, author: { username } }) =>
        report({ targetType: 'comment', targetId: id, postId, username, text, image: null }),
      onBlock: ({ author }) => block(author.username),
    }),
    [
      postId,
      canDeleteAll,
      likeComment,
      unlikeComment,
      updateComment,
      store,
      dispatch,
      requestLike,
      copyComment,
      askToDelete,
      report,
      block,
    ],
  );
}
