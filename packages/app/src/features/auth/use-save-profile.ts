import {
  useCreateUserProfileMutation,
  useUpdateProfileMutation,
} from '@aura/api-client/endpoints/profile-actions';
import { signUpErrorCopy } from '@aura/domain/copy/auth';
import { normalizeUsername } from '@aura/domain/rules/usernames';
import { useCallback } from 'react';

export interface NewProfile {
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
}

/**
 * The two calls that give an account its profile: create it, then fill it. Both may be repeated
 * (docs/product.md section 7). The returned function answers null, or the text of what failed.
 */
export function useSaveProfile(): (profile: NewProfile) => Promise<string | null> {
  const [createProfile] = useCreateUserProfileMutation();
  const [updateProfile] = useUpdateProfileMutation();

  return useCallback(
    async ({ email, username, displayName }) => {
      const created = await createProfile({ email });
      if (created.error) return signUpErrorCopy.profileNotCreated;
      const updated = await updateProfile({
        email,
        changes: {
          username: normalizeUsername(username),
          displayName: displayName.trim(),
          bio: '',
          profilePrivacy: '',
          postPrivacy: '',
          blockedUsernames: [],
        },
      });
      return updated.error ? signUpErrorCopy.profileNotUpdated : null;
    },
    [createProfile, updateProfile],
  );
}
