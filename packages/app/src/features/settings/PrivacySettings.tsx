import { useUpdateProfileMutation } from '@aura/api-client/endpoints/profile-actions';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { toApiError } from '@aura/api-client/errors';
import { privacySettingsCopy } from '@aura/domain/copy/settings';
import type { Profile } from '@aura/domain/entities';
import type { PrivacySettingsValues } from '@aura/domain/forms/settings';
import { profileErrorText } from '@aura/domain/rules/error-texts';
import { PrivacySection } from '@aura/ui/settings/PrivacySection';
import { SettingsSkeleton } from '@aura/ui/settings/SettingsSkeleton';
import { useState } from 'react';
import { QueryError } from '../../shared/QueryError.tsx';
import { useSaving } from './use-saving.ts';

interface PrivacySettingsProps {
  readonly email: string;
}

/** Privacy settings; their effect is enforced by the server (docs/product.md section 6). */
export default function PrivacySettings({ email }: PrivacySettingsProps) {
  const query = useGetProfileQuery(email);
  const { currentData, error } = query;
  if (currentData) return <PrivacyForm email={email} profile={currentData} />;
  if (!error) return <SettingsSkeleton />;
  return <QueryError message={profileErrorText(toApiError(error).status)} query={query} />;
}

interface PrivacyFormProps extends PrivacySettingsProps {
  readonly profile: Profile;
}

function PrivacyForm({ email, profile }: PrivacyFormProps) {
  const [updateProfile] = useUpdateProfileMutation();
  const { saving, run } = useSaving();
  const [changes, setChanges] = useState<PrivacySettingsValues | null>(null);
  const values = changes ?? {
    profileVisibility: profile.profilePrivacy,
    postPrivacy: profile.postPrivacy,
    blockedUsernames: [...profile.blockedUsernames],
  };

  const save = () =>
    run(async () => {
      const { profileVisibility: profilePrivacy, postPrivacy, blockedUsernames } = values;
      const { error } = await updateProfile({
        email,
        changes: { profilePrivacy, postPrivacy, blockedUsernames },
      });
      if (error) return { tone: 'error', text: privacySettingsCopy.failed };
      // A change made while it was saved is not saved yet.
      setChanges((current) => (current === changes ? null : current));
      return { tone: 'success', text: privacySettingsCopy.saved };
    });

  return (
    <PrivacySection
      values={values}
      onChange={setChanges}
      blockedUsernames={profile.blockedUsernames}
      policyHref={(name) => `/${name}`}
      onSave={() => void save()}
      saving={saving}
    />
  );
}
