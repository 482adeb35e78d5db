import type { Profile } from '@aura/domain/entities';
import { profilesApi } from '../endpoints/profiles.ts';
import type { CachePatch } from './state.ts';

/** Changes the current user's cached profile. */
export function patchOwnProfile(email: string, change: (profile: Profile) => Partial<Profile>): CachePatch {
  return (dispatch) => {
    dispatch(
      profilesApi.util.updateQueryData('getProfile', email, (profile) => ({
        ...profile,
        ...change(profile),
      })),
    );
  };
}
