import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { userPostsApi } from '@aura/api-client/endpoints/user-posts';
import { selectIdentity } from '../../store/session.ts';
import type { AppStore } from '../../store/store.ts';

/** Unused data is cached for longer than the profile takes to render. */
const unused = { subscribe: false };

/** Reads the current user's profile and the first page of their posts, so that the first render of their profile has them. */
export async function readProfile({ getState, dispatch }: AppStore): Promise<void> {
  const email = selectIdentity(getState())?.email;
  if (email === undefined) return;
  const { data } = await dispatch(profilesApi.endpoints.getProfile.initiate(email, unused));
  if (data?.postCount) await dispatch(userPostsApi.endpoints.getUserPosts.initiate(data.username, unused));
}
