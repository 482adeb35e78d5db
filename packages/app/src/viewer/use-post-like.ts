import { useAddLikeMutation, useRemoveLikeMutation } from '@aura/api-client/endpoints/post-actions';
import { selectBrowserData } from '../store/browser-data.ts';
import { useAppSelector } from '../store/store.ts';
import type { Viewer } from './use-viewer.ts';

/**
 * The viewer's like of a post, by the profile, or by what it said last until it is there. It changes when the server agreed; a failure leaves it as it was and is only logged
 * (docs/product.md sections 4 and 8).
 */
export function usePostLike(postId: string, { email, profile }: Viewer) {
  const { likedPostIds } = useAppSelector(selectBrowserData);
  const [addLike, adding] = useAddLikeMutation();
  const [removeLike, removing] = useRemoveLikeMutation();
  return {
    liked: (profile?.likedPostIds ?? likedPostIds).includes(postId),
    // Of this post's call alone: another's may never be answered.
    likeBusy: [adding, removing].some((call) => call.isLoading && call.originalArgs?.postId === postId),
    onLikedChange: (liked: boolean) => void (liked ? addLike : removeLike)({ email, postId }),
  };
}
