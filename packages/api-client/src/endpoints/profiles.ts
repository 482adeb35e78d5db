import type { Profile } from '@aura/domain/entities';
import { api } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toProfile } from '../contract/mappers.ts';
import { profileCalls } from '../contract/profiles.ts';

/** The tag of the current user's profile. */
export const OWN = 'OWN';

/** The query of the own profile (docs/product.md section 7). */
export const profilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current user's profile, by their email. Fails with 404 when there is no profile yet. */
    getProfile: build.query<Profile, string>({
      query: (email) => callOf(profileCalls.getProfile, { userID: email }),
      transformResponse: (wire: ResponseOf<typeof profileCalls.getProfile>, meta) =>
        toProfile(wire.profile, rootOf(meta)),
      providesTags: [{ type: 'Profile', id: OWN }],
    }),
  }),
});

export const { useGetProfileQuery } = profilesApi;
