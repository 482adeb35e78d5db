import { postsApi, wholeFeed } from '@aura/api-client/endpoints/posts';
import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { peopleFilterOf } from '@aura/domain/rules/feed-filters';
import { selectLocalState } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import type { AppStore } from '../../store/store.ts';

/** Unused data is cached for longer than the feed takes to render. */
const unused = { subscribe: false };

/** Reads the first page of the feed and the current user's profile, so that the first render of the feed has them. */
export async function readFeed({ getState, dispatch }: AppStore): Promise<void> {
  const state = getState();
  const identity = selectIdentity(state);
  if (identity === null) return;
  const filter = peopleFilterOf(selectLocalState(state).feedFilters);
  await Promise.allSettled([
    dispatch(postsApi.endpoints.getPosts.initiate({ ...wholeFeed, filter }, unused)),
    dispatch(profilesApi.endpoints.getProfile.initiate(identity.email, unused)),
  ]);
}
