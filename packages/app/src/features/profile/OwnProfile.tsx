import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import { profilePath } from '@aura/domain/rules/identity';
import { Button } from '@aura/ui/primitives/Button';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ProfileView } from './ProfileView.tsx';

const EditProfile = lazy(() => import('./EditProfile.tsx'));
const PeopleDialog = lazy(async () => ({
  default: (await import('@aura/ui/profile/PeopleDialog')).PeopleDialog,
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

/** One's own profile: it can be edited, and its people looked at (docs/product.md section 2). */
export function OwnProfile({ email, profile }: OwnProfileProps) {
  const [dialog, setDialog] = useState<{ turn: number; shown: Shown; open: boolean } | null>(null);
  const show = (shown: Shown) =>
    setDialog((before) => ({ turn: (before?.turn ?? 0) + 1, shown, open: true }));
  const onOpenChange = (open: boolean) => setDialog((before) => before && { ...before, open });
  return (
    <>
      <ProfileView
        profile={profile}
        showLiked
        onShowPeople={show}
        actions={
          <Button variant="outline" size="sm" onClick={() => show('edit')}>
            <Pencil aria-hidden className="size-4 stroke-icon" />
            {profileCopy.editProfile}
          </Button>
        }
      />
      <Suspense fallback={null}>
        {dialog?.shown === 'edit' && (
          <EditProfile
            key={dialog.turn}
            email={email}
            profile={profile}
            open={dialog.open}
            onOpenChange={onOpenChange}
          />
        )}
        {dialog && dialog.shown !== 'edit' && (
          <PeopleDialog
            key={dialog.turn}
            {...lists[dialog.shown]}
            open={dialog.open}
            onOpenChange={onOpenChange}
            people={profile[dialog.shown]}
            hrefOf={(username) => profilePath(username, profile, email)}
          />
        )}
      </Suspense>
    </>
  );
}
