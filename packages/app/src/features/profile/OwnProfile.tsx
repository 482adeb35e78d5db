import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import { profilePath } from '@aura/domain/rules/identity';
import { Button } from '@aura/ui/primitives/Button';
import { Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lazy-component.tsx';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { ProfileView } from './ProfileView.tsx';

const EditProfile = lazyComponent(() => import('./EditProfile.tsx'));
const UserListDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/profile/UserListDialog')).UserListDialog,
}));

interface OwnProfileProps {
  readonly email: string;
  readonly profile: Profile;
}

type Shown = 'edit' | 'followers' | 'following';

const lists = {
  followers: { title: profileCopy.followers, empty: profileCopy.noFollowers },
  following: { title: profileCopy.following, empty: profileCopy.noFollowing },
} as const;

/** The current user's profile, with its edit form and lists of followers (docs/product.md section 2). */
export function OwnProfile({ email, profile }: OwnProfileProps) {
  const { dialog, show, onOpenChange } = useDialogSubject<Shown>();
  return (
    <>
      <ProfileView
        profile={profile}
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
          <UserListDialog
            key={dialog.openCount}
            {...lists[dialog.subject]}
            open={dialog.open}
            onOpenChange={onOpenChange}
            users={profile[dialog.subject]}
            hrefOf={(username) => profilePath(username, profile, email)}
          />
        )}
      </Suspense>
    </>
  );
}
