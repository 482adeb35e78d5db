import { api } from '../api.ts';
import { callOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { profileLookupCalls } from '../contract/profile-lookups.ts';

/** The check of usernames while they are chosen (docs/product.md section 4). */
export const usernameCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a username is available. */
    checkUsername: build.query<boolean, string>({
      query: (username) => callOf(profileLookupCalls.checkUsername, { username }),
      transformResponse: (wire: ResponseOf<typeof profileLookupCalls.checkUsername>) => wire.available,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyCheckUsernameQuery } = usernameCheckApi;
