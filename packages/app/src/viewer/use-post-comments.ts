import { useAddCommentMutation } from '@aura/api-client/endpoints/post-actions';
import { useGetPostQuery } from '@aura/api-client/endpoints/posts';
import type { Comment } from '@aura/domain/entities';
import { threadIdOf } from '@aura/domain/rules/comments';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/store.ts';
import { draftChanged, selectDraft } from '../store/viewing.ts';
import type { Viewer } from './use-viewer.ts';

/**
 * The comments of a post and the one that is being written. The text and the answered comment are cleared on
 * success only; a failure is logged and keeps them (docs/product.md sections 4 and 8).
 * @param shown whether the comments are on the screen: until then they are not fetched
 */
export function usePostComments(postId: string, { email, username }: Viewer, shown: boolean) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const {
    currentData: post,
    isError,
    refetch,
  } = useGetPostQuery(shown ? postId : skipToken, { refetchOnReconnect: true });
  const [addComment, { isLoading, originalArgs }] = useAddCommentMutation();
  const text = useAppSelector((state) => selectDraft(state, postId));
  const [reply, setReply] = useState<{ postId: string; comment: Comment } | null>(null);
  const keys = useRef(new Map<string, string>());
  const isThere = post?.comments?.some(({ id }) => id === reply?.comment.id);
  const replyTo = reply?.postId === postId && isThere ? reply.comment : null;

  const onReplyToChange = useCallback(
    (comment: Comment | null) => setReply(comment && { postId, comment }),
    [postId],
  );
  const onTextChange = (next: string) => void dispatch(draftChanged({ postId, text: next }));

  async function send() {
    const comment = { postId, parentId: replyTo && threadIdOf(replyTo), text: text.trim() };
    // A repeated send of the same words to the same place makes no second comment.
    const name = JSON.stringify(comment);
    const idempotencyKey = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, idempotencyKey);
    const { error } = await addComment({ email, username, ...comment, idempotencyKey });
    if (error) return;
    keys.current.delete(name);
    // What was typed or chosen while it was sent is the next comment's.
    const typed = selectDraft(store.getState(), postId);
    if (typed.startsWith(text)) onTextChange(typed.slice(text.length).trimStart());
    setReply((before) => (before === reply ? null : before));
  }

  return {
    comments: post?.comments ?? null,
    onRetry: post === undefined && isError ? () => void refetch() : undefined,
    text,
    onTextChange,
    onSend: () => void send(),
    busy: isLoading && originalArgs?.postId === postId,
    replyTo,
    onReplyToChange,
  };
}
