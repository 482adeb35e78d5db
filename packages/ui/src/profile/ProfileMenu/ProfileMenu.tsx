import { blockCopy } from '@aura/domain/copy/blocks';
import { profileCopy } from '@aura/domain/copy/profile';
import { reportCopy } from '@aura/domain/copy/reports';
import { Ban, Ellipsis, Flag, Share2 } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';

interface ProfileMenuProps {
  readonly username: string;
  readonly onShare: () => void;
  readonly blocked: boolean;
  readonly onReport: () => void;
  readonly onBlockedChange: (blocked: boolean) => void;
}

/** The menu of another user's profile. */
export function ProfileMenu({ username, onShare, onReport, blocked, onBlockedChange }: ProfileMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={profileCopy.menu(username)}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[
        { label: profileCopy.share, icon: Share2, onSelect: onShare },
        { label: reportCopy.action, icon: Flag, onSelect: onReport },
        {
          label: blocked ? blockCopy.unblock : blockCopy.block,
          icon: Ban,
          tone: blocked ? 'neutral' : 'danger',
          onSelect: () => onBlockedChange(!blocked),
        },
      ]}
    />
  );
}
