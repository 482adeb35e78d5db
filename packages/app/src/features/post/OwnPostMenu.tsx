import { postEditCopy } from '@aura/domain/copy/post-edit';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { wearsCopy } from '@aura/domain/copy/wears';
import type { Post } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { IconButton } from '@aura/ui/primitives/IconButton';
import { Menu } from '@aura/ui/primitives/Menu';
import { useToast } from '@aura/ui/primitives/Toast';
import { Check, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useOwnPostDialogs } from './use-own-post-dialogs.tsx';
import { useWorePost } from './use-wore-post.ts';

const DeletePost = lazyComponent(() => import('./DeletePost.tsx'));

interface OwnPostMenuProps {
  readonly post: Post;
}

/** The menu of an own post in the feed: logging it as worn, editing and deleting. */
export default function OwnPostMenu({ post }: OwnPostMenuProps) {
  const { show } = useToast();
  const { worePost } = useWorePost(post);
  const { editPost, deletePost, dialogs } = useOwnPostDialogs(post, DeletePost, () =>
    show({ tone: 'status', text: postPageCopy.postDeleted }),
  );
  return (
    <>
      <Menu
        trigger={
          <IconButton label={postPageCopy.menu(post.author.username)}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          ...(worePost ? [{ label: wearsCopy.woreToday, icon: Check, onSelect: worePost }] : []),
          { label: postEditCopy.title, icon: Pencil, onSelect: editPost },
          { label: postPageCopy.delete, icon: Trash2, tone: 'danger', onSelect: deletePost },
        ]}
      />
      {dialogs}
    </>
  );
}
