import type { ApiEnvironment } from '@aura/api-client/base-query';
import type { Identity } from '../platform/identity/identity-provider.ts';
import { addApi } from '../store/add-api.ts';
import { identityChanged } from '../store/session.ts';
import { type AppStore, createStore } from '../store/store.ts';

const environment: ApiEnvironment = {
  root: '/api/aura',
  identity: { getToken: async () => 'token', refused: () => undefined },
  newKey: () => 'key',
};

/** Creates a store that loads the API client when a screen needs it, as the app does. */
export function createUnconnectedStore(identity: Identity | null = null): AppStore {
  const store = createStore(environment);
  if (identity) store.dispatch(identityChanged(identity));
  return store;
}

/** Creates a store that can call the API under `/api/aura`, for tests that mock `fetch`. */
export function createTestStore(identity: Identity | null = null): AppStore {
  const store = createStore(environment);
  addApi(store);
  if (identity) store.dispatch(identityChanged(identity));
  return store;
}
