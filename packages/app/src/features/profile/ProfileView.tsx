import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import type { ProfileTab } from '@aura/domain/vocabularies/tabs';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Tabs } from '@aura/ui/primitives/Tabs';
import { ProfileHeader } from '@aura/ui/profile/ProfileHeader';
import { type ComponentProps, Suspense, useState } from 'react';
import { PostGridSkeleton } from './PostGridSkeleton.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';

const LikedPosts = lazyComponent(() => import('./LikedPosts.tsx'));

interface ProfileViewProps extends Omit<ComponentProps<typeof ProfileHeader>, 'profile'> {
  readonly profile: Profile;
  /** Whether to show the tab of liked posts. */
  readonly showLiked: boolean;
}

/** A profile with its posts; used for the current user and for others. */
export function ProfileView({ profile, showLiked, ...header }: ProfileViewProps) {
  const [tab, setTab] = useState<ProfileTab>('posts');
  const posts = { value: 'posts', label: profileCopy.tabs.posts } as const;
  const liked = { value: 'liked', label: profileCopy.tabs.liked } as const;
  return (
    <div className="mx-auto flex max-w-360 flex-col gap-10 px-5 pt-6 pb-12 tablet:px-12 tablet:pt-9">
      <ProfileHeader {...header} profile={profile} />
      <Tabs
        label={profileCopy.tabsLabel}
        tabs={showLiked ? [posts, liked] : [posts]}
        value={tab}
        onValueChange={setTab}
      >
        <div className="pt-6">
          {tab === 'posts' ? (
            <ProfilePosts profile={profile} />
          ) : (
            <Suspense fallback={<PostGridSkeleton count={4} />}>
              <LikedPosts username={profile.username} />
            </Suspense>
          )}
        </div>
      </Tabs>
    </div>
  );
}
