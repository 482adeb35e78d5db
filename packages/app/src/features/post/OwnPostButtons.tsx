import type { Post } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { DeletePostButton } from '@aura/ui/post/DeletePostButton';
import { EditPostButton } from '@aura/ui/post/EditPostButton';
import { Suspense } from 'react';
import { useSettled } from '../../shared/use-settled.ts';
import DeletePost from './DeletePost.tsx';
import { useOwnPostDialogs } from './use-own-post-dialogs.tsx';

const WorePost = lazyComponent(() => import('./WorePost.tsx'));

interface OwnPostButtonsProps {
  readonly post: Post;
}

/** Buttons that log a post of the current user as worn, edit and delete it, on the post's own page. */
export function OwnPostButtons({ post }: OwnPostButtonsProps) {
  const { editPost, deletePost, dialogs } = useOwnPostDialogs(post, DeletePost);
  const isSettled = useSettled();
  return (
    <>
      <span data-own-row className="contents">
        <Suspense fallback={null}>{isSettled && <WorePost post={post} />}</Suspense>
        <EditPostButton onPress={editPost} />
        <DeletePostButton onPress={deletePost} />
      </span>
      {dialogs}
    </>
  );
}
