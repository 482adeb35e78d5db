import type { Profile } from '@aura/domain/entities';
import type { ProfileTab } from '@aura/domain/vocabularies/tabs';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense, useState } from 'react';
import { PostGridSkeleton } from './PostGridSkeleton.tsx';
import { ProfileFrame, type ProfileFrameProps } from './ProfileFrame.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';

const LikedPosts = lazyComponent(() => import('./LikedPosts.tsx'));

interface ProfileViewProps extends Omit<ProfileFrameProps, 'profile' | 'tab' | 'onTabChange' | 'posts'> {
  readonly profile: Profile;
}

/** A profile with its posts; used for the current user and for others. */
export function ProfileView({ profile, ...frame }: ProfileViewProps) {
  const [tab, setTab] = useState<ProfileTab>('posts');
  return (
    <ProfileFrame
      {...frame}
      profile={profile}
      tab={tab}
      onTabChange={setTab}
      posts={
        tab === 'posts' ? (
          <ProfilePosts profile={profile} />
        ) : (
          <Suspense fallback={<PostGridSkeleton count={4} />}>
            <LikedPosts username={profile.username} />
          </Suspense>
        )
      }
    />
  );
}
