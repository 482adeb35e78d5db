import {
  useCreateUserProfileMutation,
  useUpdateProfileMutation,
} from '@aura/api-client/endpoints/profile-actions';
import { toApiError } from '@aura/api-client/errors';
import { signUpErrorCopy } from '@aura/domain/copy/auth';
import { cleanDisplayName } from '@aura/domain/rules/display-names';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';

export interface NewProfile {
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
}

/** Why saving a profile failed. */
export interface ProfileProblem {
  readonly text: string;
  /** The username was taken after the availability check. */
  readonly isTaken: boolean;
}

/**
 * Creates the profile of an account and sets its fields. Both requests can be repeated (docs/product.md section 4).
 * @returns a function that resolves to null, or to what failed
 */
export function useSaveProfile(): (profile: NewProfile) => Promise<ProfileProblem | null> {
  const [createProfile] = useCreateUserProfileMutation();
  const [updateProfile] = useUpdateProfileMutation();

  return async ({ email, username, displayName }) => {
    const created = await createProfile({ email });
    if (created.error) return { text: signUpErrorCopy.profileNotCreated, isTaken: false };
    const { error } = await updateProfile({
      email,
      changes: {
        username: normalizeUsername(username),
        displayName: cleanDisplayName(displayName),
        email,
        bio: '',
        profilePrivacy: '',
        postPrivacy: '',
        blockedUsernames: [],
      },
    });
    if (!error) return null;
    return {
      text: signUpErrorCopy.profileNotUpdated,
      isTaken: toApiError(error).code === 'USERNAME_TAKEN',
    };
  };
}
