import { useAddCommentMutation } from '@aura/api-client/endpoints/post-actions';
import { useGetPostQuery } from '@aura/api-client/endpoints/posts';
import type { Comment } from '@aura/domain/entities';
import { threadIdOf } from '@aura/domain/rules/comments';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { draftChanged, selectDraft } from '../store/viewing.ts';
import type { Viewer } from './use-viewer.ts';

/**
 * The comments of a post and the one that is being written. The text and the answered comment are cleared on
 * success only; a failure is logged and keeps them (docs/product.md sections 4 and 8).
 * @param shown whether the comments are on the screen: until then they are not fetched
 */
export function usePostComments(postId: string, { email, username }: Viewer, shown: boolean) {
  const dispatch = useAppDispatch();
  const { currentData: post } = useGetPostQuery(shown ? postId : skipToken);
  const [addComment, { isLoading }] = useAddCommentMutation();
  const text = useAppSelector((state) => selectDraft(state, postId));
  const [reply, setReply] = useState<{ postId: string; comment: Comment } | null>(null);
  const key = useRef<{ text: string; value: string } | null>(null);
  const replyTo = reply?.postId === postId ? reply.comment : null;

  const onReplyToChange = useCallback(
    (comment: Comment | null) => setReply(comment && { postId, comment }),
    [postId],
  );
  const onTextChange = (next: string) => void dispatch(draftChanged({ postId, text: next }));

  async function send() {
    const trimmed = text.trim();
    // A repeated send of the same words makes no second comment.
    if (key.current?.text !== trimmed) key.current = { text: trimmed, value: crypto.randomUUID() };
    const parentId = replyTo && threadIdOf(replyTo);
    const { error } = await addComment({
      email,
      username,
      postId,
      text: trimmed,
      parentId,
      idempotencyKey: key.current.value,
    });
    if (error) return;
    key.current = null;
    onTextChange('');
    setReply(null);
  }

  return {
    comments: post?.comments ?? null,
    text,
    onTextChange,
    onSend: () => void send(),
    busy: isLoading,
    replyTo,
    onReplyToChange,
  };
}
