import type { ApiEnvironment } from '@aura/api-client/base-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Identity } from '../platform/identity/identity-provider.ts';
import { initialLocalState, feedFiltersApplied, postDeleted, selectLocalState } from './local-state.ts';
import { persistLocalState } from './persist-local-state.ts';
import { identityChanged } from './session.ts';
import { createStore } from './store.ts';

class FakeStorage implements Storage {
  [key: string]: unknown;
  readonly #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  key = (index: number) => [...this.#values.keys()][index] ?? null;
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
  clear = () => this.#values.clear();
}

const environment: ApiEnvironment = {
  root: '/api/aura',
  identity: { getToken: async () => null, refused: () => {} },
  newKey: () => 'key',
};
const identityOf = (uid: string): Identity => ({
  uid,
  email: `${uid}@aura.example`,
  displayName: uid,
  method: 'password',
});
const keyOf = (uid: string) => `aura:v1:${uid}:data`;
const deletedIn = (text: string | null): unknown => JSON.parse(text ?? '{}').deletedPostIds;

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
});

function start() {
  const store = createStore(environment);
  const page = new EventTarget();
  persistLocalState(store, storage, page);
  const signIn = (uid: string) => store.dispatch(identityChanged(identityOf(uid)));
  return { store, page, signIn, data: () => selectLocalState(store.getState()) };
}

describe('keepBrowserData', () => {
  it('writes a change under the keys of the person who made it', () => {
    const { store, signIn } = start();
    signIn('u1');
    store.dispatch(postDeleted('p1'));
    expect(deletedIn(storage.getItem(keyOf('u1')))).toEqual(['p1']);
    expect(storage.length).toBe(1);
  });

  it('loads what the person left here, and writes nothing for it', () => {
    const stored = JSON.stringify({ ...initialLocalState, feedFilters: ['following'] });
    storage.setItem(keyOf('u1'), stored);
    const { signIn, data } = start();
    signIn('u1');
    expect(data().feedFilters).toEqual(['following']);
    expect(storage.getItem(keyOf('u1'))).toBe(stored);
  });

  it('keeps two people apart', () => {
    const { store, signIn, data } = start();
    signIn('u1');
    store.dispatch(postDeleted('p1'));
    signIn('u2');
    expect(data().deletedPostIds).toEqual([]);
    store.dispatch(postDeleted('p2'));
    expect(deletedIn(storage.getItem(keyOf('u1')))).toEqual(['p1']);
    expect(deletedIn(storage.getItem(keyOf('u2')))).toEqual(['p2']);
  });

  it('empties the store after sign-out and keeps nothing of nobody', () => {
    const { store, signIn, data } = start();
    signIn('u1');
    store.dispatch(postDeleted('p1'));
    store.dispatch(identityChanged(null));
    expect(data()).toEqual(initialLocalState);
    store.dispatch(feedFiltersApplied(['discover']));
    expect(storage.length).toBe(1);
  });

  it('follows what another tab of the same person writes', () => {
    const { page, signIn, data } = start();
    signIn('u1');
    storage.setItem(keyOf('u1'), JSON.stringify({ ...initialLocalState, deletedPostIds: ['p7'] }));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: keyOf('u2') }));
    expect(data().deletedPostIds).toEqual([]);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: keyOf('u1') }));
    expect(data().deletedPostIds).toEqual(['p7']);
  });

  it('starts anew from a broken value', () => {
    storage.setItem(keyOf('u1'), '{"feedFilters":"all"');
    const { signIn, data } = start();
    signIn('u1');
    expect(data()).toEqual(initialLocalState);
  });
});
