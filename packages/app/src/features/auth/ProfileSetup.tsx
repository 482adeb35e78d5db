import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { profileSetupCopy } from '@aura/domain/copy/auth';
import { settingsCopy } from '@aura/domain/copy/settings';
import type { ProfileSetupValues } from '@aura/domain/forms/profile-setup';
import { ProfileSetupOverlay } from '@aura/ui/auth/ProfileSetupOverlay';
import { useState } from 'react';
import type { Identity } from '../../platform/identity/identity-provider.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { selectSession } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { useSaveProfile } from './use-save-profile.ts';
import { useUsernameAvailability } from './use-username-availability.ts';

interface ProfileSetupProps {
  readonly identity: Identity;
}

/**
 * Creates the profile of an account after the first Google sign-in, or after a sign-up whose profile request
 * failed (docs/product.md section 4).
 */
export default function ProfileSetup({ identity }: ProfileSetupProps) {
  const platform = usePlatform();
  const dispatch = useAppDispatch();
  const saveProfile = useSaveProfile();
  const { signUpNames } = useAppSelector(selectSession);
  const [username, setUsername] = useState(signUpNames?.username ?? '');
  const [takenName, setTakenName] = useState<string | null>(null);
  const usernameStatus = useUsernameAvailability(username);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(values: ProfileSetupValues) {
    setBusy(true);
    setError(null);
    const problem = await saveProfile({ email: identity.email, ...values });
    if (problem === null) {
      await dispatch(
        profilesApi.endpoints.getProfile.initiate(identity.email, { forceRefetch: true, subscribe: false }),
      );
    } else {
      setError(profileSetupCopy.failed);
      if (problem.isTaken) setTakenName(values.username);
    }
    setBusy(false);
  }

  async function signOut() {
    setBusy(true);
    setError(null);
    await platform.identity.signOut().catch(() => setError(settingsCopy.signOutFailed));
    setBusy(false);
  }

  return (
    <ProfileSetupOverlay
      usernameStatus={username === takenName ? 'taken' : usernameStatus}
      onUsernameChange={setUsername}
      onSubmit={submit}
      onSignOut={() => void signOut()}
      initialValues={signUpNames ?? { username: '', displayName: identity.displayName }}
      busy={busy}
      error={error}
    />
  );
}
