import type { Profile } from '@aura/domain/entities';
import { relationTo } from '@aura/domain/rules/follows';
import type { FollowList as FollowListName } from '@aura/domain/vocabularies/follow-lists';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { FollowedBy } from '@aura/ui/profile/FollowedBy';
import { FollowHint } from '@aura/ui/profile/FollowHint';
import { Suspense } from 'react';
import { FollowAction } from '../../shared/FollowAction.tsx';
import type { CurrentUserWithProfile } from '../../shared/use-block-user.ts';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { useFollows } from '../../shared/use-follows.ts';
import { OtherProfileActions } from './OtherProfileActions.tsx';
import { ProfileView } from './ProfileView.tsx';

const FollowList = lazyComponent(() => import('./FollowList.tsx'));

interface OtherProfileProps {
  readonly profile: Profile;
  readonly currentUser: CurrentUserWithProfile;
}

/** Another user's profile with its lists of followers, and the actions follow, share and block. */
export function OtherProfile({ profile, currentUser }: OtherProfileProps) {
  const { dialog, show, onOpenChange } = useDialogSubject<FollowListName>();
  const { followed, setFollowed } = useFollows();
  const { username, displayName } = profile;
  const isFollowed = followed.has(username);
  const relation = relationTo(profile, isFollowed);
  const followerCount = profile.followerCount + Number(isFollowed) - Number(profile.isFollowed);
  return (
    <>
      <ProfileView
        profile={{ ...profile, followerCount }}
        showLiked={profile.profilePrivacy === 'public'}
        relation={relation}
        onShowFollowList={show}
        actions={
          <>
            <div className="flex w-full gap-2 tablet:w-auto">
              <FollowAction
                tick
                username={username}
                followed={isFollowed}
                followsYou={profile.followsYou}
                onFollowedChange={(on) => setFollowed(username, on)}
                className="flex-1 tablet:flex-none"
              />
              <OtherProfileActions profile={profile} currentUser={currentUser} />
            </div>
            <FollowHint relation={relation} name={displayName || username} />
          </>
        }
      >
        {profile.followedBy.total > 0 && (
          <FollowedBy {...profile.followedBy} onShow={() => show('followers')} />
        )}
      </ProfileView>
      <Suspense fallback={null}>
        {dialog && (
          <FollowList
            key={dialog.openCount}
            list={dialog.subject}
            profile={profile}
            open={dialog.open}
            onOpenChange={onOpenChange}
          />
        )}
      </Suspense>
    </>
  );
}
