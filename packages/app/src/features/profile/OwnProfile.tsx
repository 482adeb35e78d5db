import { selectKnownFollows } from '@aura/api-client/cache/follow-states';
import type { Profile } from '@aura/domain/entities';
import { followingChange } from '@aura/domain/rules/follows';
import type { FollowList as FollowListName } from '@aura/domain/vocabularies/follow-lists';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense } from 'react';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import { EditProfileButton } from './EditProfileButton.tsx';
import { ProfileView } from './ProfileView.tsx';

const EditProfile = lazyComponent(() => import('./EditProfile.tsx'));
const FollowList = lazyComponent(() => import('./FollowList.tsx'));

interface OwnProfileProps {
  readonly email: string;
  readonly profile: Profile;
}

type Shown = 'edit' | FollowListName;

/** The current user's profile, with its edit form and lists of followers (docs/product.md section 2). */
export function OwnProfile({ email, profile }: OwnProfileProps) {
  const { dialog, show, onOpenChange } = useDialogSubject<Shown>();
  const { followed: changes } = useAppSelector(selectLocalState);
  const known = useAppSelector(selectKnownFollows);
  const followingCount = profile.followingCount + followingChange(known, changes);
  return (
    <>
      <ProfileView
        profile={{ ...profile, followingCount }}
        showLiked
        onShowFollowList={show}
        actions={<EditProfileButton onClick={() => show('edit')} />}
      />
      <Suspense fallback={null}>
        {dialog?.subject === 'edit' && (
          <EditProfile
            key={dialog.openCount}
            email={email}
            profile={profile}
            open={dialog.open}
            onOpenChange={onOpenChange}
          />
        )}
        {dialog && dialog.subject !== 'edit' && (
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
