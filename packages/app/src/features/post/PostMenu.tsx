import { blockCopy } from '@aura/domain/copy/blocks';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { reportCopy } from '@aura/domain/copy/reports';
import type { Post } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { IconButton } from '@aura/ui/primitives/IconButton';
import { Menu } from '@aura/ui/primitives/Menu';
import { Ban, Ellipsis, Flag } from 'lucide-react';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useSafetyDialogs } from '../../shared/use-safety-dialogs.tsx';

const OwnPostMenu = lazyComponent(() => import('./OwnPostMenu.tsx'));

interface PostMenuProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
}

/**
 * The menu of a post: reporting and blocking, and `OwnPostMenu` for the owner. The owner has it in the feed only, since
 * the post's own page has buttons instead. Loaded after the post is shown.
 */
export default function PostMenu({ post, currentUser }: PostMenuProps) {
  const { id, author, caption: text, image } = post;
  const { username } = author;
  const { report, block, dialogs } = useSafetyDialogs(currentUser);
  if (post.isOwner) return <OwnPostMenu post={post} />;
  const subject = { targetType: 'post' as const, targetId: id, postId: id, username, text, image };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={postPageCopy.menu(username)}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { label: reportCopy.action, icon: Flag, onSelect: () => report(subject) },
          { label: blockCopy.block, icon: Ban, tone: 'danger', onSelect: () => block(username) },
        ]}
      />
      {dialogs}
    </>
  );
}
