import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../testing/fake-storage.ts';
import type { AppConfig } from '../config.ts';
import { guardStorage } from '../storage/guarded-storage.ts';
import type { FirebaseAuth } from './firebase-auth.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import type { Identity } from './identity-provider.ts';
import { createSessionStorage, type IdToken } from './persisted-session.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const minute = 60_000;
const identity: Identity = {
  uid: 'u1',
  email: 'ada@aura.example',
  displayName: 'Ada',
  method: 'password',
};
const config: AppConfig = {
  apiRoot: '/api/aura',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  authEmulatorUrl: null,
  policyBaseUrl: '',
};

/** The SDK's side, driven by the test. */
function fakeFirebase(token: IdToken | null) {
  let tell: (identity: Identity | null) => void = () => undefined;
  const getToken = vi.fn(async (_force: boolean) => token);
  const ready = vi.fn(async () => {});
  const signOut = vi.fn(async () => tell(null));
  const auth = {
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
    ready,
    getToken,
    signIn: async () => identity,
    signOut,
  } as unknown as FirebaseAuth;
  const load = vi.fn(async () => auth);
  return { load, getToken, ready, signOut, tell: (next: Identity | null) => tell(next) };
}

function setUp(kept: unknown, token: IdToken | null = null) {
  const storage = createFakeStorage();
  if (kept !== null)
    storage.setItem('aura:v1:session', typeof kept === 'string' ? kept : JSON.stringify(kept));
  const firebase = fakeFirebase(token);
  const keeper = createSessionStorage(guardStorage(() => storage));
  const provider = createFirebaseIdentity(config, firebase.load, keeper);
  const heard: (Identity | null)[] = [];
  const refused = vi.fn();
  const listen = () => provider.subscribe((next) => heard.push(next), refused);
  return { provider, firebase, keeper, heard, refused, listen };
}

let idle: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kept = (minutesLeft: number) => ({
  identity,
  token: { text: 'kept', expiresAt: now + minutesLeft * minute },
});

describe('a device that keeps a session', () => {
  it('knows the person at once and leaves the SDK for later', () => {
    const { heard, listen, firebase } = setUp(kept(40));
    listen();
    expect(heard).toEqual([identity]);
    expect(firebase.load).not.toHaveBeenCalled();
    for (const work of idle) work();
    expect(firebase.load).toHaveBeenCalledOnce();
  });

  it('sends the kept token while it lives, and asks the provider when told to', async () => {
    const fresh = { text: 'fresh', expiresAt: now + 60 * minute };
    const { provider, firebase, keeper } = setUp(kept(6), fresh);
    expect(await provider.getToken()).toBe('kept');
    expect(firebase.load).not.toHaveBeenCalled();
    expect(await provider.getToken({ force: true })).toBe('fresh');
    expect(firebase.getToken).toHaveBeenCalledWith(true);
    expect(keeper.read()).toEqual({ identity, token: fresh });
  });

  it('asks the provider for a token in the last five minutes of the kept one', async () => {
    const { provider } = setUp(kept(5), { text: 'fresh', expiresAt: now + 60 * minute });
    expect(await provider.getToken()).toBe('fresh');
    expect(await provider.getToken()).toBe('fresh');
  });

  it('ends the session when the person signs out, or does so in another tab', async () => {
    const { provider, keeper, heard, refused, listen } = setUp(kept(40));
    listen();
    await provider.signOut();
    expect(heard.slice(0, 2)).toEqual([identity, null]);
    expect(keeper.read()).toBeNull();
    expect(await provider.getToken()).toBeNull();

    const other = setUp(kept(5));
    other.listen();
    await other.provider.getToken();
    other.keeper.clear();
    other.firebase.tell(null);
    expect(other.heard).toEqual([identity, null]);
    expect([refused, other.refused].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('tells a session that the provider ended from one that was left, and takes the person back', async () => {
    const { provider, firebase, keeper, heard, refused, listen } = setUp(kept(5));
    listen();
    await provider.getToken();
    firebase.tell(null);
    expect(refused).toHaveBeenCalledOnce();
    expect(heard).toEqual([identity]);
    expect(await provider.getToken()).toBeNull();
    await provider.signIn(identity.email, 'linen');
    expect(heard).toEqual([identity, identity]);
    expect(keeper.read()?.identity).toEqual(identity);
  });

  it('keeps the session when signing out does not work', async () => {
    const { provider, keeper, heard, listen, firebase } = setUp(kept(40));
    listen();
    firebase.signOut.mockRejectedValueOnce(new Error('offline'));
    await expect(provider.signOut()).rejects.toThrow('offline');
    expect(keeper.read()?.identity).toEqual(identity);
    expect(heard).toEqual([identity]);
  });

  it('has left although the SDK, loaded for it, tells first that the person is there', async () => {
    const { provider, keeper, heard, listen, firebase } = setUp(kept(40));
    firebase.ready.mockImplementationOnce(async () => firebase.tell(identity));
    listen();
    await provider.signOut();
    expect(keeper.read()).toBeNull();
    expect(heard.at(-1)).toBeNull();
  });

  it('never sends one person’s token for another', async () => {
    const { provider, firebase, keeper } = setUp(kept(40), { text: 'fresh', expiresAt: now + 60 * minute });
    await provider.getToken({ force: true });
    const other = { ...identity, uid: 'u2' };
    firebase.tell(other);
    expect(keeper.read()).toEqual({ identity: other, token: null });
  });
});

describe('a device without a session', () => {
  it('is signed out at once, without the SDK', async () => {
    const { provider, firebase, heard, listen } = setUp(null);
    listen();
    expect(heard).toEqual([null]);
    expect(await provider.getToken()).toBeNull();
    expect(firebase.load).not.toHaveBeenCalled();
  });
});

describe('a device whose session cannot be read', () => {
  it.each([['{"broken'], ['"1"'], ['{"identity":{"uid":1}}'], ['null']])(
    'asks the provider: %s',
    async (text) => {
      const { firebase, heard, listen } = setUp(text);
      listen();
      expect(heard).toEqual([]);
      await vi.waitFor(() => expect(firebase.load).toHaveBeenCalledOnce());
      firebase.tell(identity);
      expect(heard).toEqual([identity]);
    },
  );
});
