import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity, IdentityProvider } from '../platform/identity/identity-provider.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { selectSession } from './session.ts';
import { createStore } from './store.ts';
import { visitEnded } from './visit.ts';
import { syncSession } from './sync-session.ts';

const mariam: Identity = { uid: 'uid-1', email: 'mariam@aura.example', displayName: '', method: 'password' };
const tomasz: Identity = { ...mariam, uid: 'uid-2', email: 'tomasz@aura.example' };

/** A provider that says what the test says. */
function createProvider() {
  const listeners = new Set<(identity: Identity | null) => void>();
  let refuse = () => {};
  const subscribe: IdentityProvider['subscribe'] = (listener, refused) => {
    listeners.add(listener);
    refuse = refused;
    return () => listeners.delete(listener);
  };
  const say = (identity: Identity | null) => {
    for (const listener of listeners) listener(identity);
  };
  return { subscribe, say, refuse: () => refuse() };
}

function watch() {
  const { subscribe, say, refuse } = createProvider();
  const store = createStore({
    root: '/api/aura',
    identity: { getToken: async () => null, refused: () => undefined },
    newKey: () => 'key',
  });
  const dispatch = vi.spyOn(store, 'dispatch');
  const stop = syncSession(store, { subscribe });
  const ends = () => dispatch.mock.calls.filter(([action]) => visitEnded.match(action)).length;
  return { store, say, refuse, stop, ends, status: () => selectSession(store.getState()).status };
}

let storage: Storage;
const deleteDatabase = vi.fn(() => ({}));

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

describe('watchSession', () => {
  it('gives up after 10 s without an answer', () => {
    const { status } = watch();
    vi.advanceTimersByTime(9_999);
    expect(status()).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(status()).toBe('unavailable');
  });

  it('waits no longer once an answer came', () => {
    const { say, status } = watch();
    say(null);
    vi.advanceTimersByTime(60_000);
    expect(status()).toBe('signed-out');
  });

  it('drops what was fetched and kept of a person who signs out', () => {
    const { say, ends } = watch();
    say(mariam);
    expect(ends()).toBe(0);
    say(null);
    expect(ends()).toBe(1);
    expect(Object.keys(storage)).toEqual(['aura:v1:theme']);
  });

  it('forgets what a person did not send when they sign out', async () => {
    const { say } = watch();
    say(mariam);
    expect(deleteDatabase).not.toHaveBeenCalled();
    say(null);
    await vi.waitFor(() =>
      expect(deleteDatabase.mock.calls).toEqual([
        ['aura:v1:uid-1:unsent-items'],
        ['aura:v1:uid-1:unsent-post'],
      ]),
    );
  });

  it('keeps that when somebody leaves whose session was refused', async () => {
    const { store, say, refuse, ends } = watch();
    say(mariam);
    refuse();
    expect(selectSession(store.getState())).toMatchObject({ identity: mariam, refused: true });
    expect(ends()).toBe(0);
    say(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(deleteDatabase).not.toHaveBeenCalled();
    expect(ends()).toBe(1);
    expect(storage.getItem('aura:v1:uid-1:liked')).toBeNull();
    say(mariam);
    say(null);
    await vi.waitFor(() => expect(deleteDatabase).toHaveBeenCalledTimes(2));
  });

  it('drops them too when another person takes over', () => {
    const { say, ends } = watch();
    say(mariam);
    say(tomasz);
    expect(ends()).toBe(1);
    expect(storage.getItem('aura:v1:uid-1:liked')).toBeNull();
  });

  it('keeps everything when the same person is told again', () => {
    const { say, ends } = watch();
    say(mariam);
    say({ ...mariam, displayName: 'Mariam' });
    expect(ends()).toBe(0);
    expect(storage.getItem('aura:v1:uid-1:liked')).toBe('[]');
  });

  it('hears nothing after its end', () => {
    const { say, stop, status } = watch();
    stop();
    say(mariam);
    vi.advanceTimersByTime(60_000);
    expect(status()).toBe('loading');
  });
});
