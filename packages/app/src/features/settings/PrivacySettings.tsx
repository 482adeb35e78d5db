import { useUpdateProfileMutation } from '@aura/api-client/endpoints/profile-actions';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { toApiError } from '@aura/api-client/errors';
import { privacySettingsCopy } from '@aura/domain/copy/settings';
import type { PrivacyLevel, Profile } from '@aura/domain/entities';
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

/** Privacy settings; their effect is enforced by the server (docs/product.md section 3). */
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

/** Only what was changed is sent, so that changes on two devices do not undo each other. */
interface PrivacyChanges {
  readonly profilePrivacy?: PrivacyLevel;
  readonly postPrivacy?: PrivacyLevel;
  readonly unblock?: readonly string[];
}

function PrivacyForm({ email, profile }: PrivacyFormProps) {
  const [updateProfile] = useUpdateProfileMutation();
  const { saving, run } = useSaving();
  const [changes, setChanges] = useState<PrivacyChanges>({});
  const { profilePrivacy, postPrivacy, blockedUsernames } = profile;
  const { unblock = [] } = changes;
  const values = {
    profilePrivacy: changes.profilePrivacy ?? profilePrivacy,
    postPrivacy: changes.postPrivacy ?? postPrivacy,
    blockedUsernames: blockedUsernames.filter((name) => !unblock.includes(name)),
  };

  const change = (next: PrivacySettingsValues) => {
    const unblocked = blockedUsernames.filter((name) => !next.blockedUsernames.includes(name));
    setChanges({
      ...(next.profilePrivacy !== profilePrivacy && { profilePrivacy: next.profilePrivacy }),
      ...(next.postPrivacy !== postPrivacy && { postPrivacy: next.postPrivacy }),
      ...(unblocked.length > 0 && { unblock: unblocked }),
    });
  };

  const save = () =>
    run(async () => {
      const { error } = await updateProfile({ email, changes });
      if (error) return { tone: 'error', text: privacySettingsCopy.failed };
      // A change made while it was saved is not saved yet.
      setChanges((current) => (current === changes ? {} : current));
      return { tone: 'success', text: privacySettingsCopy.saved };
    });

  return (
    <PrivacySection
      values={values}
      onChange={change}
      blockedUsernames={blockedUsernames}
      policyHref={(name) => `/${name}`}
      onSave={() => void save()}
      saving={saving}
    />
  );
}
