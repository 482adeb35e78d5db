import type { Profile } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense } from 'react';
import { useQueryParams, withParam } from '../../shared/use-query-params.ts';
import { PostGridSkeleton } from './PostGridSkeleton.tsx';
import { ProfileFrame, type ProfileFrameProps } from './ProfileFrame.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';

const LikedPosts = lazyComponent(() => import('./LikedPosts.tsx'));

interface ProfileViewProps extends Omit<ProfileFrameProps, 'profile' | 'tab' | 'onTabChange' | 'posts'> {
  readonly profile: Profile;
}

/** A profile with its posts; used for the current user and for others. The tab is part of the address. */
export function ProfileView({ profile, ...frame }: ProfileViewProps) {
  const [params, changeParams] = useQueryParams();
  const tab = frame.showLiked && params.get('tab') === 'liked' ? 'liked' : 'posts';
  return (
    <ProfileFrame
      {...frame}
      profile={profile}
      tab={tab}
      onTabChange={(next) =>
        changeParams((now) => withParam(now, 'tab', next === 'posts' ? null : next), { replace: true })
      }
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
