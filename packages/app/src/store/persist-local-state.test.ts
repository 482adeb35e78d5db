import type { ApiEnvironment } from '@aura/api-client/base-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '../platform/identity/identity-provider.ts';
import { guardStorage } from '../platform/storage/guarded-storage.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { storedLocalStates } from '../testing/stored-data.ts';
import {
  changeEnded,
  changeMade,
  feedFiltersApplied,
  initialLocalState,
  postDeleted,
  selectLocalState,
} from './local-state.ts';
import { persistLocalState } from './persist-local-state.ts';
import { identityChanged } from './session.ts';
import { createStore } from './store.ts';

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

let storage: Storage;
beforeEach(() => {
  storage = createFakeStorage();
});

function start() {
  const store = createStore(environment);
  const page = new EventTarget();
  persistLocalState(
    store,
    guardStorage(() => storage),
    page,
  );
  const signIn = (uid: string) => store.dispatch(identityChanged(identityOf(uid)));
  return { store, page, signIn, data: () => selectLocalState(store.getState()) };
}

describe('persistLocalState', () => {
  it('writes a change under the key of the signed-in user', () => {
    const { store, signIn } = start();
    signIn('u1');
    store.dispatch(postDeleted('p1'));
    expect(deletedIn(storage.getItem(keyOf('u1')))).toEqual(['p1']);
    expect(Object.keys(storage).length).toBe(1);
  });

  it('loads the stored state at sign-in without writing it', () => {
    const stored = JSON.stringify({ ...initialLocalState, feedFilters: ['following'] });
    storage.setItem(keyOf('u1'), stored);
    const { signIn, data } = start();
    signIn('u1');
    expect(data().feedFilters).toEqual(['following']);
    expect(storage.getItem(keyOf('u1'))).toBe(stored);
  });

  it('stores the state of each user separately', () => {
    const { store, signIn, data } = start();
    signIn('u1');
    store.dispatch(postDeleted('p1'));
    signIn('u2');
    expect(data().deletedPostIds).toEqual([]);
    store.dispatch(postDeleted('p2'));
    expect(deletedIn(storage.getItem(keyOf('u1')))).toEqual(['p1']);
    expect(deletedIn(storage.getItem(keyOf('u2')))).toEqual(['p2']);
  });

  it('after sign-out, resets the state and stores nothing', () => {
    const { store, signIn, data } = start();
    signIn('u1');
    store.dispatch(postDeleted('p1'));
    store.dispatch(identityChanged(null));
    expect(data()).toEqual(initialLocalState);
    store.dispatch(feedFiltersApplied(['discover']));
    expect(Object.keys(storage).length).toBe(1);
  });

  it('when another tab of the same user writes, loads its state', () => {
    const { page, signIn, data } = start();
    signIn('u1');
    storage.setItem(keyOf('u1'), JSON.stringify({ ...initialLocalState, deletedPostIds: ['p7'] }));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: keyOf('u2') }));
    expect(data().deletedPostIds).toEqual([]);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: keyOf('u1') }));
    expect(data().deletedPostIds).toEqual(['p7']);
  });

  it('what another tab has written stays, also when its event has not arrived', () => {
    const first = start();
    const second = start();
    first.signIn('u1');
    second.signIn('u1');
    const like = (key: string) => changeMade({ kind: 'likeChanges', key, value: true });
    first.store.dispatch(like('p1'));
    second.store.dispatch(like('p2'));
    expect(second.data().likeChanges).toEqual({ p1: true, p2: true });
    first.store.dispatch(changeEnded({ kind: 'likeChanges', key: 'p1' }));
    expect(first.data().likeChanges).toEqual({ p2: true });
    expect(JSON.parse(storage.getItem(keyOf('u1')) ?? '').likeChanges).toEqual({ p2: true });
  });

  describe('when the storage is full', () => {
    const like = (key: string) => changeMade({ kind: 'likeChanges', key, value: true });
    const fill = () =>
      vi.spyOn(storage, 'setItem').mockImplementation(() => {
        throw new DOMException('No room is left.', 'QuotaExceededError');
      });
    function startFull() {
      const tab = start();
      tab.signIn('u1');
      tab.store.dispatch(like('p1'));
      const full = fill();
      tab.store.dispatch(like('p2'));
      return { ...tab, full };
    }

    it('the next change leaves the earlier one, and both are written once there is room', () => {
      const { store, data, full } = startFull();
      store.dispatch(like('p3'));
      const all = { p1: true, p2: true, p3: true };
      expect(data().likeChanges).toEqual(all);
      full.mockRestore();
      store.dispatch(postDeleted('p1'));
      expect(JSON.parse(storage.getItem(keyOf('u1')) ?? '').likeChanges).toEqual(all);
    });

    it.each([['with'], ['without']])('a change of another tab is added, %s its event', (received) => {
      const { store, page, data, full } = startFull();
      full.mockRestore();
      const other = { ...initialLocalState, likeChanges: { p1: true, p9: true } };
      storage.setItem(keyOf('u1'), JSON.stringify(other));
      fill();
      const event = Object.assign(new Event('storage'), { key: keyOf('u1') });
      if (received === 'with') page.dispatchEvent(event);
      else store.dispatch(postDeleted('p1'));
      store.dispatch(like('p3'));
      expect(data().likeChanges).toEqual({ p1: true, p2: true, p3: true, p9: true });
    });
  });

  it('when the stored value is damaged, starts with the defaults', () => {
    storage.setItem(keyOf('u1'), '{"feedFilters":"all"');
    const { signIn, data } = start();
    signIn('u1');
    expect(data()).toEqual(initialLocalState);
  });

  it('when the record is truncated, loads its complete values and stores the text under the recovery key', () => {
    const text = JSON.stringify(storedLocalStates[3][1]).slice(0, -120);
    storage.setItem(keyOf('u1'), text);
    const { store, signIn, data } = start();
    signIn('u1');
    expect(data()).toMatchObject({
      deletedPostIds: ['post-1', 'post-2'],
      followed: { amara: true, jonah: false },
      wishes: storedLocalStates[3][1].wishes,
    });
    store.dispatch(postDeleted('post-3'));
    expect(deletedIn(storage.getItem(keyOf('u1')))).toEqual(['post-1', 'post-2', 'post-3']);
    expect(storage.getItem(`${keyOf('u1')}:recovery`)).toBe(text);
  });

  it.each([['<html>'], ['null'], ['"all"'], ['{"followed":["amara"]}']])(
    'when the record cannot be read, starts with the defaults and stores the text under the recovery key: %s',
    (text) => {
      storage.setItem(keyOf('u1'), text);
      const { store, signIn, data } = start();
      signIn('u1');
      expect(data()).toEqual(initialLocalState);
      store.dispatch(postDeleted('p1'));
      expect(storage.getItem(`${keyOf('u1')}:recovery`)).toBe(text);
    },
  );

  it('does not read or change the record of another user', () => {
    const text = JSON.stringify(storedLocalStates[0][1]);
    storage.setItem(keyOf('u2'), text);
    const { store, signIn, data } = start();
    signIn('u1');
    expect(data()).toEqual(initialLocalState);
    store.dispatch(postDeleted('p1'));
    expect(storage.getItem(keyOf('u2'))).toBe(text);
    signIn('u2');
    expect(data().followed).toEqual({ amara: true, jonah: false });
  });

  it('when another tab removes the record, keeps the state', () => {
    const { store, page, signIn, data } = start();
    signIn('u1');
    store.dispatch(postDeleted('p1'));
    storage.removeItem(keyOf('u1'));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: keyOf('u1') }));
    expect(data().deletedPostIds).toEqual(['p1']);
  });
});
