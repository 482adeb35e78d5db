import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseNames } from '../platform/drafts/delete-drafts.ts';
import type { Identity, IdentityListener, IdentityProvider } from '../platform/identity/identity-provider.ts';
import { userCacheName } from '../platform/offline/user-cache-names.ts';
import { workerMessages } from '../platform/offline/worker-messages.ts';
import { createFakeCaches } from '../testing/fake-caches.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { deletionChanged, selectSession } from './session.ts';
import { createStore } from './store.ts';
import { syncSession } from './sync-session.ts';
import { visitEnded } from './visit.ts';

const mariam: Identity = { uid: 'uid-1', email: 'mariam@aura.example', displayName: '', method: 'password' };
const tomasz: Identity = { ...mariam, uid: 'uid-2', email: 'tomasz@aura.example' };

/** Creates a provider that the test controls. */
function createProvider() {
  const listeners = new Set<IdentityListener>();
  let refuse = () => {};
  const subscribe: IdentityProvider['subscribe'] = (listener, refused) => {
    listeners.add(listener);
    refuse = refused;
    return () => listeners.delete(listener);
  };
  const emit: IdentityListener = (...change) => {
    for (const listener of listeners) listener(...change);
  };
  return { subscribe, emit, refuse: () => refuse() };
}

function watch() {
  const { subscribe, emit, refuse } = createProvider();
  const store = createStore({
    root: '/api/aura',
    identity: { getToken: async () => null, refused: () => undefined },
    newKey: () => 'key',
  });
  const dispatch = vi.spyOn(store, 'dispatch');
  const stop = syncSession(store, { subscribe });
  const ends = () => dispatch.mock.calls.filter(([action]) => visitEnded.match(action)).length;
  return { store, emit, refuse, stop, ends, status: () => selectSession(store.getState()).status };
}

let storage: Storage;
const deleteDatabase = vi.fn((_name: string) => ({}));

beforeEach(() => {
  vi.useFakeTimers();
  storage = createFakeStorage({ 'aura:v1:uid-1:liked': '[]', 'aura:v1:theme': 'dark' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', createFakeStorage());
  deleteDatabase.mockClear();
  vi.stubGlobal('indexedDB', { deleteDatabase });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('syncSession', () => {
  it('after 10 s without a response, sets the session to unavailable', () => {
    const { status } = watch();
    vi.advanceTimersByTime(9_999);
    expect(status()).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(status()).toBe('unavailable');
  });

  it('after a response, does not time out', () => {
    const { emit, status } = watch();
    emit(null);
    vi.advanceTimersByTime(60_000);
    expect(status()).toBe('signed-out');
  });

  it('when the user signs out, ends the visit and clears their stored data', () => {
    const { emit, ends } = watch();
    emit(mariam);
    expect(ends()).toBe(0);
    emit(null);
    expect(ends()).toBe(1);
    expect(Object.keys(storage)).toEqual(['aura:v1:theme']);
  });

  it('when the user signs out, deletes what the service worker has cached of them', async () => {
    const caches = createFakeCaches();
    const postMessage = vi.fn();
    vi.stubGlobal('caches', caches);
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => ({ active: { postMessage } }) },
    });
    await caches.open(userCacheName('uid-1', 'own'));
    await caches.open('aura:shell:1');
    const { emit } = watch();
    emit(mariam);
    emit(null);
    await vi.waitFor(async () => expect(await caches.keys()).toEqual(['aura:shell:1']));
    expect(postMessage).toHaveBeenCalledWith(workerMessages.deletePersonalCaches);
  });

  it('says that the user signed out in another tab, until the next sign-in', () => {
    const { store, emit } = watch();
    const isSaid = () => selectSession(store.getState()).signedOutInOtherTab;
    emit(mariam);
    emit(null);
    expect(isSaid()).toBe(false);
    emit(mariam);
    emit(null, true);
    expect(isSaid()).toBe(true);
    emit(mariam);
    expect(isSaid()).toBe(false);
  });

  it('when the user signs out, deletes their drafts', async () => {
    const { emit } = watch();
    emit(mariam);
    expect(deleteDatabase).not.toHaveBeenCalled();
    emit(null);
    await vi.waitFor(() =>
      expect(deleteDatabase.mock.calls).toEqual(
        (['items', 'post', 'waiting-items', 'waiting-posts'] as const).flatMap((kind) =>
          databaseNames('uid-1', kind).map((name) => [name]),
        ),
      ),
    );
    expect(deleteDatabase).toHaveBeenCalledWith('aura:v1:uid-1:unsent-items');
  });

  it('when the user signs out after a refused session, keeps their drafts and what is not sent', async () => {
    const { store, emit, refuse, ends } = watch();
    emit(mariam);
    refuse();
    expect(selectSession(store.getState())).toMatchObject({ identity: mariam, refused: true });
    expect(ends()).toBe(0);
    emit(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(deleteDatabase).not.toHaveBeenCalled();
    expect(ends()).toBe(1);
    expect(storage.getItem('aura:v1:uid-1:liked')).toBe('[]');
    emit(mariam);
    emit(null);
    expect(storage.getItem('aura:v1:uid-1:liked')).toBeNull();
    await vi.waitFor(() => expect(deleteDatabase).toHaveBeenCalledWith('aura:v1:uid-1:unsent-post'));
  });

  it('when the account is deleted and the session was refused meanwhile, clears their stored data and drafts', async () => {
    const { store, emit, refuse } = watch();
    emit(mariam);
    store.dispatch(deletionChanged(true));
    refuse();
    emit(null);
    expect(storage.getItem('aura:v1:uid-1:liked')).toBeNull();
    await vi.waitFor(() => expect(deleteDatabase).toHaveBeenCalledWith('aura:v1:uid-1:unsent-post'));
  });

  it('when another user signs in, clears the stored data of the previous one', () => {
    const { emit, ends } = watch();
    emit(mariam);
    emit(tomasz);
    expect(ends()).toBe(1);
    expect(storage.getItem('aura:v1:uid-1:liked')).toBeNull();
  });

  it('when the same user is emitted again, clears nothing', () => {
    const { emit, ends } = watch();
    emit(mariam);
    emit({ ...mariam, displayName: 'Mariam' });
    expect(ends()).toBe(0);
    expect(storage.getItem('aura:v1:uid-1:liked')).toBe('[]');
  });

  it('after unsubscribing, ignores the provider', () => {
    const { emit, stop, status } = watch();
    stop();
    emit(mariam);
    vi.advanceTimersByTime(60_000);
    expect(status()).toBe('loading');
  });
});
