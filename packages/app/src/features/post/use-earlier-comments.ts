import { useLoadEarlierCommentsMutation } from '@aura/api-client/endpoints/comments';
import type { Post } from '@aura/domain/entities';
import { postCommentsMaxCount } from '@aura/domain/limits/comments';
import { useState } from 'react';

/**
 * Loads the comments that are older than those that came with the post, page by page
 * (docs/decisions/2026-11-23-comment-paging.md).
 * @returns undefined when the post has no more comments than came with it
 */
export function useEarlierComments(post: Post | undefined) {
  const [load, { isLoading, isError, originalArgs }] = useLoadEarlierCommentsMutation();
  /** Id of the first comment of a post, once the server has said that there is none before it. */
  const [firstId, setFirstId] = useState<string | null>(null);
  /** Id of the last post that had more comments than come with it; it may have fewer after deletions. */
  const [longPostId, setLongPostId] = useState<string | null>(null);
  const comments = post?.comments ?? [];
  const oldest = comments.at(-1);
  if (post === undefined || oldest === undefined) return undefined;
  if (post.id !== longPostId) {
    if (comments.length < postCommentsMaxCount) return undefined;
    setLongPostId(post.id);
  }
  const shownCount = comments.filter(({ isDeleted }) => !isDeleted).length;
  const isComplete = post.commentCount <= shownCount || oldest.id === firstId;

  const loadPage = async () => {
    const { data } = await load({ postId: post.id, after: oldest.id });
    if (data && !data.hasMore) setFirstId(data.comments.at(-1)?.id ?? oldest.id);
  };
  const isOfPost = originalArgs?.postId === post.id;
  return {
    onLoad: isComplete ? undefined : () => void loadPage(),
    loading: isLoading && isOfPost,
    failed: isError && isOfPost,
  };
}
