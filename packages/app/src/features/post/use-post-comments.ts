import { useAddCommentMutation } from '@aura/api-client/endpoints/comments';
import { postsApi, useGetPostQuery } from '@aura/api-client/endpoints/posts';
import { toApiError } from '@aura/api-client/errors';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import type { Comment } from '@aura/domain/entities';
import { answeredComment, threadIdOf } from '@aura/domain/rules/comments';
import { useToast } from '@aura/ui/primitives/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useRef } from 'react';
import { refuseCommentDraft } from '../../shared/refuse-comment-draft.ts';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { changeMade } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/store.ts';
import {
  commentDraftChanged,
  replyTargetChanged,
  selectCommentDraft,
  selectReplyTarget,
} from '../../store/visit.ts';
import { useEarlierComments } from './use-earlier-comments.ts';
import { useWaitingComments } from './use-waiting-comments.ts';

/**
 * The comments of a post and the draft of a new one. The text and the reply target are cleared on success only; a
 * failure leaves them unchanged and is logged, except for the rate limit, which is shown (docs/product.md section 2,
 * Feed and post). Without a connection the comment is stored in this browser; `CommentSync` sends it later, and offers
 * the text of one whose post no longer exists.
 * @param shown whether the comments are visible; they are not fetched before
 */
export function usePostComments(postId: string, { email, username }: CurrentUser, shown: boolean) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { show } = useToast();
  const {
    currentData: post,
    isError,
    isFetching,
    refetch,
  } = useGetPostQuery(shown ? postId : skipToken, { refetchOnReconnect: true });
  const [addComment, { isLoading, originalArgs, error, reset }] = useAddCommentMutation();
  const earlier = useEarlierComments(post);
  const text = useAppSelector((state) => selectCommentDraft(state, postId));
  const replyTarget = useAppSelector((state) => selectReplyTarget(state, postId));
  const idempotencyKeys = useRef(new Map<string, string>());
  const replyTo = replyTarget && answeredComment(post?.comments ?? [], replyTarget);

  const onReplyToChange = useCallback(
    (comment: Comment | null) => {
      const target = comment && { id: comment.id, threadId: threadIdOf(comment) };
      dispatch(replyTargetChanged({ postId, target }));
    },
    [dispatch, postId],
  );
  const onTextChange = (next: string) => {
    if (error) reset();
    dispatch(commentDraftChanged({ id: postId, text: next }));
  };

  async function isPostGone(): Promise<boolean> {
    const read = postsApi.endpoints.getPost.initiate(postId, { subscribe: false, forceRefetch: true });
    const { error: failure } = await dispatch(read);
    return failure !== undefined && toApiError(failure).code === 'NOT_FOUND';
  }

  async function send() {
    const comment = { postId, parentId: replyTo?.id ?? null, text: text.trim() };
    // Retrying the same text in the same thread must not create a second comment.
    const requestKey = JSON.stringify(comment);
    const idempotencyKey = idempotencyKeys.current.get(requestKey) ?? crypto.randomUUID();
    idempotencyKeys.current.set(requestKey, idempotencyKey);
    const wait = () => {
      const value = { ...comment, refusal: null };
      dispatch(changeMade({ kind: 'waitingComments', key: idempotencyKey, value }));
      show({ tone: 'status', text: commonCopy.waitingForConnection });
    };
    if (navigator.onLine) {
      const { error: failure } = await addComment({ email, username, ...comment, idempotencyKey });
      if (failure && navigator.onLine) {
        const isMissing = toApiError(failure).code === 'NOT_FOUND';
        // For a reply, it may be the thread that is missing.
        if (!isMissing || (comment.parentId !== null && !(await isPostGone()))) return;
        refuseCommentDraft(store, postId);
      } else if (failure) wait();
    } else wait();
    idempotencyKeys.current.delete(requestKey);
    // Text typed and a reply target chosen during the request belong to the next comment.
    const typed = selectCommentDraft(store.getState(), postId);
    if (typed.startsWith(text)) onTextChange(typed.slice(text.length).trimStart());
    if (selectReplyTarget(store.getState(), postId)?.id === replyTarget?.id) onReplyToChange(null);
  }

  const waiting = useWaitingComments(postId, post?.comments ?? [], ({ text: waitingText, parentId }) => {
    const typed = selectCommentDraft(store.getState(), postId);
    onTextChange([waitingText, typed].filter(Boolean).join('\n'));
    const parent = post?.comments?.find(({ id }) => id === parentId);
    if (parent) onReplyToChange(parent);
  });
  const isOfPost = originalArgs?.postId === postId;
  const isRateLimited = error !== undefined && toApiError(error).status === 429;
  return {
    comments: post?.comments ?? null,
    onRetry: post === undefined && isError ? () => void refetch() : undefined,
    waiting,
    text,
    onTextChange,
    onSend: () => void send(),
    busy: isLoading && isOfPost,
    error: isOfPost && isRateLimited ? commentsCopy.tooFast : undefined,
    earlier,
    replyTo,
    onReplyToChange,
    newest: { isFetching, isError, onRefresh: () => void refetch() },
  };
}
