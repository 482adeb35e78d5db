import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { selectIdentity } from '../../store/session.ts';
import type { AppStore } from '../../store/store.ts';

/** Reads the current user's profile, so that the first render of their profile has it. */
export async function readProfile(store: AppStore): Promise<void> {
  const email = selectIdentity(store.getState())?.email;
  if (email === undefined) return;
  const read = store.dispatch(profilesApi.endpoints.getProfile.initiate(email));
  await read;
  // Unused data is cached for longer than the profile takes to render.
  read.unsubscribe();
}
