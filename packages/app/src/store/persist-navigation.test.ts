import type { ApiEnvironment } from '@aura/api-client/base-query';
import { describe, expect, it } from 'vitest';
import { guardStorage } from '../platform/storage/guarded-storage.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { pathReturnedTo, pathVisited, selectPaths } from './navigation.ts';
import { persistNavigation } from './persist-navigation.ts';
import { identityChanged } from './session.ts';
import { createStore } from './store.ts';
import { visitEnded } from './visit.ts';

const environment: ApiEnvironment = {
  root: '/api/aura',
  identity: { getToken: async () => null, refused: () => undefined },
  newKey: () => 'key',
};
const keyOf = (uid: string) => `aura:v1:${uid}:navigation`;

/** Loads a page at an address before the identity is known. */
function load(address: string, storage: Storage) {
  const store = createStore(environment);
  store.dispatch(pathReturnedTo(address));
  persistNavigation(
    store,
    guardStorage(() => storage),
  );
  return {
    paths: () => selectPaths(store.getState()),
    visit: (path: string) => store.dispatch(pathVisited(path)),
    signIn: (uid: string) =>
      store.dispatch(
        identityChanged({ uid, email: `${uid}@aura.example`, displayName: uid, method: 'password' }),
      ),
    signOut: () => store.dispatch(identityChanged(null)),
    endVisit: () => store.dispatch(visitEnded()),
  };
}

describe('persistNavigation', () => {
  it('when the page is reloaded, restores the earlier paths', () => {
    const storage = createFakeStorage();
    const first = load('/home', storage);
    first.signIn('u1');
    first.visit('/post/1');
    const again = load('/post/1', storage);
    again.signIn('u1');
    expect(again.paths()).toEqual(['/home', '/post/1']);
  });

  it('stores the paths of each user separately, and nothing while signed out', () => {
    const storage = createFakeStorage();
    const page = load('/home', storage);
    expect(Object.keys(storage)).toEqual([]);
    page.signIn('u1');
    page.visit('/post/1');
    page.signOut();
    page.visit('/terms');
    expect(JSON.parse(storage.getItem(keyOf('u1')) ?? '')).toEqual(['/home', '/post/1']);
    const other = load('/home', storage);
    other.signIn('u2');
    expect(other.paths()).toEqual(['/home']);
  });

  it('when another user signs in on the same page, does not store paths of the previous user for them', () => {
    const storage = createFakeStorage();
    const page = load('/home', storage);
    page.signIn('u1');
    page.visit('/user/amara');
    page.visit('/settings');
    page.signIn('u2');
    page.endVisit();
    page.visit('/aura');
    expect(JSON.parse(storage.getItem(keyOf('u2')) ?? '')).toEqual(['/settings', '/aura']);
  });

  it.each(['', '{"a":1}', '[1]'])(
    'when the stored value is damaged, starts with the current path: %s',
    (text) => {
      const page = load('/home', createFakeStorage({ [keyOf('u1')]: text }));
      page.signIn('u1');
      expect(page.paths()).toEqual(['/home']);
    },
  );
});
