import type { Profile } from '@aura/domain/entities';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { api } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toProfile } from '../contract/mappers.ts';
import { profileCalls } from '../contract/profiles.ts';

/** The query of other profiles (docs/product.md section 7). Apart from the own one, which the first page reads. */
export const otherProfilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfileByUsername: build.query<Profile, string>({
      query: (username) => callOf(profileCalls.getProfileByUsername, { username }),
      transformResponse: (wire: ResponseOf<typeof profileCalls.getProfileByUsername>, meta) =>
        toProfile(wire.profile, rootOf(meta)),
      providesTags: (_profile, _error, username) => [{ type: 'Profile', id: normalizeUsername(username) }],
    }),
  }),
});

export const { useGetProfileByUsernameQuery } = otherProfilesApi;
