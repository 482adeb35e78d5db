import { blockCopy } from '@aura/domain/copy/blocks';
import { reportCopy } from '@aura/domain/copy/reports';
import type { Post } from '@aura/domain/entities';
import { IconButton } from '@aura/ui/primitives/IconButton';
import { Menu } from '@aura/ui/primitives/Menu';
import { Ban, Ellipsis, Flag } from 'lucide-react';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useSafetyDialogs } from '../../shared/use-safety-dialogs.tsx';

interface PostMenuProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
}

/** The menu of another person's post. Loaded after the post is shown. */
export default function PostMenu({ post, currentUser }: PostMenuProps) {
  const { id, author, caption: text, image } = post;
  const { username } = author;
  const { report, block, safetyDialogs } = useSafetyDialogs(currentUser);
  const subject = { targetType: 'post' as const, targetId: id, postId: id, username, text, image };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={reportCopy.menu(username)}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { label: reportCopy.action, icon: Flag, onSelect: () => report(subject) },
          { label: blockCopy.block, icon: Ban, tone: 'danger', onSelect: () => block(username) },
        ]}
      />
      {safetyDialogs}
    </>
  );
}
