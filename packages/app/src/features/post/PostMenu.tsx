import { blockCopy } from '@aura/domain/copy/blocks';
import { postEditCopy } from '@aura/domain/copy/post-edit';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { reportCopy } from '@aura/domain/copy/reports';
import { wearsCopy } from '@aura/domain/copy/wears';
import type { Post } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { IconButton } from '@aura/ui/primitives/IconButton';
import { Menu } from '@aura/ui/primitives/Menu';
import { useToast } from '@aura/ui/primitives/Toast';
import { Ban, Check, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useSafetyDialogs } from '../../shared/use-safety-dialogs.tsx';
import { useOwnPostDialogs } from './use-own-post-dialogs.tsx';
import { useWorePost } from './use-wore-post.ts';

const DeletePost = lazyComponent(() => import('./DeletePost.tsx'));

interface PostMenuProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
}

/**
 * The menu of a post: logging it as worn, editing and deleting for the owner, reporting and blocking for others. The owner
 * has it in the feed only, since the post's own page has buttons instead. Loaded after the post is shown. Its button is the
 * same for all posts, so that it keeps the focus when the post is deleted and the next one takes its place.
 */
export default function PostMenu({ post, currentUser }: PostMenuProps) {
  const { id, author, caption: text, image } = post;
  const { username } = author;
  const { show } = useToast();
  const { report, block, dialogs: safetyDialogs } = useSafetyDialogs(currentUser);
  const { worePost } = useWorePost(post);
  const {
    editPost,
    deletePost,
    dialogs: ownPostDialogs,
  } = useOwnPostDialogs(post, DeletePost, () => show({ tone: 'status', text: postPageCopy.postDeleted }));
  const subject = { targetType: 'post' as const, targetId: id, postId: id, username, text, image };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={postPageCopy.menu(username)}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={
          post.isOwner
            ? [
                ...(worePost ? [{ label: wearsCopy.woreToday, icon: Check, onSelect: worePost }] : []),
                { label: postEditCopy.title, icon: Pencil, onSelect: editPost },
                { label: postPageCopy.delete, icon: Trash2, tone: 'danger', onSelect: deletePost },
              ]
            : [
                { label: reportCopy.action, icon: Flag, onSelect: () => report(subject) },
                { label: blockCopy.block, icon: Ban, tone: 'danger', onSelect: () => block(username) },
              ]
        }
      />
      {safetyDialogs}
      {ownPostDialogs}
    </>
  );
}
