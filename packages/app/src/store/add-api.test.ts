import { postsByIdsApi } from '@aura/api-client/endpoints/posts-by-ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { addApi } from './add-api.ts';
import { initialLocalState, selectLocalState } from './local-state.ts';
import { identityChanged, selectSession } from './session.ts';
import { createStore } from './store.ts';
import { visitEnded } from './visit.ts';

const mariam = { uid: 'uid-1', email: 'mariam@aura.example', displayName: '', method: 'password' } as const;
const stored = { ...initialLocalState, deletedPostIds: ['p1'] };

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage({ 'aura:v1:uid-1:data': JSON.stringify(stored) }));
  vi.stubGlobal('sessionStorage', createFakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function start() {
  const store = createStore({
    root: '/api/aura',
    identity: { getToken: async () => null, refused: () => undefined },
    newKey: () => 'key',
  });
  store.dispatch(identityChanged(mariam));
  addApi(store);
  return store;
}

it('addApi keeps the existing state and loads the local state of the user', () => {
  const store = start();
  expect(selectSession(store.getState()).identity).toEqual(mariam);
  expect(selectLocalState(store.getState())).toEqual(stored);
});

it('when the visit ends, addApi clears the cached responses', () => {
  const { dispatch, getState } = start();
  const fetched = () => Object.keys(Object(Object(getState()).api.queries)).length;
  dispatch(
    postsByIdsApi.util.upsertQueryEntries([{ endpointName: 'getPostsByIds', arg: ['p1'], value: [] }]),
  );
  expect(fetched()).toBe(1);
  dispatch(visitEnded());
  expect(fetched()).toBe(0);
});
