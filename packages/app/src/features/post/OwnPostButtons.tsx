import type { Post } from '@aura/domain/entities';
import { DeletePostButton } from '@aura/ui/post/DeletePostButton';
import { EditPostButton } from '@aura/ui/post/EditPostButton';
import DeletePost from './DeletePost.tsx';
import { useOwnPostDialogs } from './use-own-post-dialogs.tsx';

interface OwnPostButtonsProps {
  readonly post: Post;
}

/** Buttons that edit and delete a post of the current user, on the post's own page. */
export function OwnPostButtons({ post }: OwnPostButtonsProps) {
  const { editPost, deletePost, dialogs } = useOwnPostDialogs(post, DeletePost);
  return (
    <>
      <span data-own-row className="contents">
        <EditPostButton onPress={editPost} />
        <DeletePostButton onPress={deletePost} />
      </span>
      {dialogs}
    </>
  );
}
