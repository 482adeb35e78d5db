import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import { followingAfter } from '@aura/domain/rules/follows';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Button } from '@aura/ui/primitives/Button';
import { Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import type { FollowListName } from './FollowList.tsx';
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
  const shown = { ...profile, following: followingAfter(profile.following, changes) };
  return (
    <>
      <ProfileView
        profile={shown}
        showLiked
        onShowFollowList={show}
        actions={
          <Button variant="outline" size="sm" onClick={() => show('edit')}>
            <Pencil aria-hidden className="size-4 stroke-icon" />
            {profileCopy.editProfile}
          </Button>
        }
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
            users={shown[dialog.subject]}
            open={dialog.open}
            onOpenChange={onOpenChange}
          />
        )}
      </Suspense>
    </>
  );
}
