import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../testing/fake-storage.ts';
import type { AppConfig } from '../config.ts';
import { guardStorage } from '../storage/guarded-storage.ts';
import type { FirebaseAuth } from './firebase-auth.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import type { IdToken } from './id-token.ts';
import type { Identity } from './identity-provider.ts';
import { createSessionStorage } from './persisted-session.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const minute = 60_000;
const fresh = { text: 'fresh', expiresAt: now + 60 * minute };
const identity: Identity = { uid: 'u1', email: 'ada@aura.example', displayName: 'Ada', method: 'password' };
const config: AppConfig = {
  apiRoot: '/api/aura',
  imageRoot: '/api/aura',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  authEmulatorUrl: null,
  policyBaseUrl: '',
};

/** Creates a mocked SDK that the test controls. */
function fakeFirebase(token: IdToken | null) {
  let emit: (identity: Identity | null) => void = () => undefined;
  const getToken = vi.fn(async (_force: boolean) => token);
  const ready = vi.fn(async () => {});
  const signOut = vi.fn(async () => emit(null));
  const auth = {
    subscribe: (listener: typeof emit) => {
      emit = listener;
      return () => undefined;
    },
    ready,
    getToken,
    signOut,
    signIn: async () => identity,
  } as unknown as FirebaseAuth;
  const load = vi.fn(async () => auth);
  return { load, getToken, ready, signOut, emit: (next: Identity | null) => emit(next) };
}

function setUp(stored: unknown, token: IdToken | null = null) {
  const storage = createFakeStorage();
  if (stored !== null)
    storage.setItem('aura:v1:session', typeof stored === 'string' ? stored : JSON.stringify(stored));
  const firebase = fakeFirebase(token);
  const page = new EventTarget();
  const guarded = guardStorage(() => storage);
  const session = createSessionStorage(guarded, page);
  const inOtherTabs = (change: () => void) => {
    change();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'aura:v1:session' }));
  };
  const provider = createFirebaseIdentity(config, firebase.load, session);
  const emitted: (Identity | null)[] = [];
  const inOtherTab: (boolean | undefined)[] = [];
  const refused = vi.fn();
  const listen = () =>
    provider.subscribe((next, elsewhere) => {
      emitted.push(next);
      inOtherTab.push(elsewhere);
    }, refused);
  return { provider, firebase, session, emitted, inOtherTab, refused, listen, inOtherTabs };
}

let idle: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', {
    readyState: 'complete',
    images: [],
    getElementById: () => null,
    querySelector: () => null,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const storedSession = (minutesLeft: number) => ({
  identity,
  token: { text: 'stored', expiresAt: now + minutesLeft * minute },
});

describe('createFirebaseIdentity with a persisted session', () => {
  it('emits the identity immediately and loads the SDK half a minute after the first view', () => {
    const { emitted, listen, firebase } = setUp(storedSession(40));
    listen();
    expect(emitted).toEqual([identity]);
    vi.advanceTimersByTime(1000);
    for (const work of idle) work();
    vi.advanceTimersByTime(29_000);
    expect(firebase.load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(firebase.load).toHaveBeenCalledOnce();
  });

  it('when another tab ends the session, the SDK confirms it at once, and restores nothing before', async () => {
    const { provider, firebase, session, refused, ...tab } = setUp(storedSession(40), fresh);
    tab.listen();
    tab.inOtherTabs(() => session.write({ identity, token: null }));
    expect(firebase.load).not.toHaveBeenCalled();
    tab.inOtherTabs(() => session.clear());
    await vi.waitFor(() => expect(firebase.ready).toHaveBeenCalledOnce());
    firebase.emit(identity);
    await provider.getToken({ force: true });
    expect([session.read(), refused.mock.calls]).toEqual([null, []]);
    firebase.emit(null);
    expect([tab.emitted, tab.inOtherTab.at(-1)]).toEqual([[identity, null], true]);
  });

  it('when its user has unsubscribed, does not load the SDK', () => {
    const { listen, inOtherTabs, session, firebase } = setUp(storedSession(40));
    listen()();
    inOtherTabs(() => session.clear());
    vi.advanceTimersByTime(60_000);
    expect(firebase.load).not.toHaveBeenCalled();
  });

  it('returns the persisted token while it is valid, and a new one when forced', async () => {
    const { provider, firebase, session } = setUp(storedSession(6), fresh);
    expect(await provider.getToken()).toBe('stored');
    expect(firebase.load).not.toHaveBeenCalled();
    expect(await provider.getToken({ force: true })).toBe('fresh');
    expect(firebase.getToken).toHaveBeenCalledWith(true);
    expect(session.read()).toEqual({ identity, token: fresh });
  });

  it('in the last 5 minutes of the persisted token, requests a new one', async () => {
    const { provider } = setUp(storedSession(5), { text: 'fresh', expiresAt: now + 60 * minute });
    expect(await provider.getToken()).toBe('fresh');
    expect(await provider.getToken()).toBe('fresh');
  });

  it('when offline, returns the expired token, by which the service worker finds what is cached', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { provider, firebase } = setUp(storedSession(-60), null);
    expect(await provider.getToken()).toBe('stored');
    expect(firebase.load).not.toHaveBeenCalled();
    expect(await provider.getToken({ force: true })).toBeNull();
  });

  it('when the user signs out, here or in another tab, ends the session', async () => {
    const { provider, session, emitted, inOtherTab, refused, listen } = setUp(storedSession(40));
    listen();
    await provider.signOut();
    expect(inOtherTab.includes(true)).toBe(false);
    expect(emitted.slice(0, 2)).toEqual([identity, null]);
    expect(session.read()).toBeNull();
    expect(await provider.getToken()).toBeNull();

    const other = setUp(storedSession(5));
    other.listen();
    await other.provider.getToken();
    other.session.clear();
    other.firebase.emit(null);
    expect(other.emitted).toEqual([identity, null]);
    expect(other.inOtherTab.at(-1)).toBe(true);
    expect([refused, other.refused].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('when the provider ends the session, reports a refusal, and a new sign-in restores it', async () => {
    const { provider, firebase, session, emitted, refused, listen } = setUp(storedSession(5));
    listen();
    await provider.getToken();
    firebase.emit(null);
    expect(refused).toHaveBeenCalledOnce();
    expect(emitted).toEqual([identity]);
    expect(await provider.getToken()).toBeNull();
    await provider.signIn(identity.email, 'linen');
    expect(emitted).toEqual([identity, identity]);
    expect(session.read()?.identity).toEqual(identity);
  });

  it('when the provider does not answer, shows the session, rejects a request for a token, and asks again', async () => {
    const { provider, firebase, emitted, listen, session } = setUp(storedSession(5), fresh);
    firebase.ready.mockRejectedValueOnce(new Error('no answer'));
    listen();
    expect(emitted).toEqual([identity]);
    await expect(provider.getToken()).rejects.toThrow('no answer');
    expect(session.read()?.identity).toEqual(identity);
    expect(await provider.getToken()).toBe('fresh');
    expect(firebase.load).toHaveBeenCalledOnce();
    expect(emitted).toEqual([identity]);
  });

  it('when signing out fails, keeps the session', async () => {
    const { provider, session, emitted, listen, firebase } = setUp(storedSession(40));
    listen();
    firebase.signOut.mockRejectedValueOnce(new Error('offline'));
    await expect(provider.signOut()).rejects.toThrow('offline');
    expect(session.read()?.identity).toEqual(identity);
    expect(emitted).toEqual([identity]);
  });

  it('when the SDK loads during sign-out and emits the user, signs out', async () => {
    const { provider, session, emitted, listen, firebase } = setUp(storedSession(40));
    firebase.ready.mockImplementationOnce(async () => firebase.emit(identity));
    listen();
    await provider.signOut();
    expect(session.read()).toBeNull();
    expect(emitted.at(-1)).toBeNull();
  });

  it('does not return the token of another user', async () => {
    const { provider, firebase, session } = setUp(storedSession(40), {
      text: 'fresh',
      expiresAt: now + 60 * minute,
    });
    await provider.getToken({ force: true });
    const other = { ...identity, uid: 'u2' };
    firebase.emit(other);
    expect(session.read()).toEqual({ identity: other, token: null });
  });
});

describe('createFirebaseIdentity without a persisted session', () => {
  it('emits null immediately, without loading the SDK', async () => {
    const { provider, firebase, emitted, listen } = setUp(null);
    listen();
    expect(emitted).toEqual([null]);
    expect(await provider.getToken()).toBeNull();
    expect(firebase.load).not.toHaveBeenCalled();
  });
});

describe('createFirebaseIdentity with a persisted session that cannot be read', () => {
  it.each([['{"broken'], ['"1"'], ['{"identity":{"uid":1}}'], ['null']])(
    'loads the SDK: %s',
    async (text) => {
      const { firebase, emitted, listen } = setUp(text);
      listen();
      expect(emitted).toEqual([]);
      await vi.waitFor(() => expect(firebase.load).toHaveBeenCalledOnce());
      firebase.emit(identity);
      expect(emitted).toEqual([identity]);
    },
  );
});
