import { profileCopy } from '@aura/domain/copy/profile';
import type { ProfileTab } from '@aura/domain/vocabularies/tabs';
import { Tabs } from '@aura/ui/primitives/Tabs';
import { ProfileHeader, type ProfileHeaderProps } from '@aura/ui/profile/ProfileHeader';
import type { ReactNode } from 'react';

export interface ProfileFrameProps extends Omit<ProfileHeaderProps, 'children'> {
  /** Whether to show the tab of liked posts. */
  readonly showLiked: boolean;
  readonly tab: ProfileTab;
  readonly onTabChange: (tab: ProfileTab) => void;
  /** The posts of the tab. */
  readonly posts: ReactNode;
  /** Shown below the bio, such as mutual followers. */
  readonly children?: ReactNode;
}

const posts = { value: 'posts', label: profileCopy.tabs.posts } as const;
const liked = { value: 'liked', label: profileCopy.tabs.liked } as const;

/** The header of a profile and its tabs. */
export function ProfileFrame({ showLiked, tab, onTabChange, posts: list, ...header }: ProfileFrameProps) {
  return (
    <div className="mx-auto flex max-w-360 flex-col gap-10 px-5 pt-6 pb-12 tablet:px-12 tablet:pt-9">
      <ProfileHeader {...header} />
      <Tabs
        label={profileCopy.tabsLabel}
        tabs={showLiked ? [posts, liked] : [posts]}
        value={tab}
        onValueChange={onTabChange}
      >
        <div className="pt-6">{list}</div>
      </Tabs>
    </div>
  );
}
