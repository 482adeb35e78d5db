import type { AppConfig } from '../config.ts';
import { whenIdle } from '../when-idle.ts';
import type { FirebaseAuth } from './firebase-auth.ts';
import type { Identity, IdentityProvider } from './identity-provider.ts';
import { createSessionStorage, isUsable, type PersistedSession } from './persisted-session.ts';

/** Firebase's calls as `firebase-auth.ts` makes them, loaded on demand. */
export type LoadFirebase = () => Promise<FirebaseAuth>;

/**
 * The identity port over Firebase. A session that the device keeps is taken up at once, with its token while that
 * lives; the SDK, which has the last word, is loaded when the browser is idle, when the token has ended, or when
 * somebody signs in. Without a session the device is known to be signed out.
 */
export function createFirebaseIdentity(
  config: AppConfig,
  load: LoadFirebase = () => import('./firebase-auth.ts').then((sdk) => sdk.createFirebaseAuth(config)),
  keeper = createSessionStorage(),
): IdentityProvider {
  let loading: Promise<FirebaseAuth> | null = null;
  const listeners = new Set<(identity: Identity | null) => void>();
  const refusals = new Set<() => void>();
  let session: PersistedSession | null | undefined = keeper.read();

  /** What the SDK tells. Nobody signed out, here or in another tab, while the device still keeps the session. */
  function hear(identity: Identity | null): void {
    if (identity !== null || !session || !keeper.read()) {
      announce(identity);
      return;
    }
    forgetToken();
    for (const refused of refusals) refused();
  }

  function announce(identity: Identity | null): void {
    const token = session?.identity.uid === identity?.uid ? (session?.token ?? null) : null;
    session = identity && { identity, token };
    if (session === null) keeper.clear();
    else keeper.keep(session);
    for (const listener of listeners) listener(identity);
  }

  async function open(): Promise<FirebaseAuth> {
    const auth = await load();
    auth.subscribe(hear);
    await auth.ready();
    return auth;
  }

  /** A failed load is forgotten, so that the next call tries again. */
  function firebase(): Promise<FirebaseAuth> {
    loading ??= open().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  /** The next call carries a token that tells of the new proof. */
  function forgetToken(): void {
    if (session) session = { ...session, token: null };
  }

  /** The SDK is silent when somebody signs in who it knows to be there. */
  function entered<I extends Identity | null>(identity: I): I {
    forgetToken();
    if (identity !== null) announce(identity);
    return identity;
  }

  /** What the person asked for ends the session, on this device at once. */
  async function leave(work: (auth: FirebaseAuth) => Promise<void>): Promise<void> {
    const auth = await firebase();
    const left = session;
    session = null;
    keeper.clear();
    try {
      await work(auth);
    } catch (error) {
      session = left;
      if (left) keeper.keep(left);
      throw error;
    }
    announce(null);
  }

  const prefetch = () => void firebase().catch(() => undefined);

  return {
    subscribe(listener, refused) {
      listeners.add(listener);
      refusals.add(refused);
      if (session === undefined) prefetch();
      else listener(session?.identity ?? null);
      if (session) whenIdle(prefetch);
      return () => {
        listeners.delete(listener);
        refusals.delete(refused);
      };
    },
    async getToken({ force = false } = {}) {
      if (session === null) return null;
      const kept = session?.token ?? null;
      if (!force && isUsable(kept, Date.now())) return kept.text;
      const token = await (await firebase()).getToken(force);
      if (token !== null && session) {
        session = { ...session, token };
        keeper.keep(session);
      }
      return token?.text ?? null;
    },
    signUp: async (email, password) => (await firebase()).signUp(email, password),
    signIn: async (email, password) => entered(await (await firebase()).signIn(email, password)),
    signInWithGoogle: async (choose) => entered(await (await firebase()).signInWithGoogle(choose)),
    sendPasswordReset: async (email) => (await firebase()).sendPasswordReset(email),
    async reauthenticate(password) {
      await (await firebase()).reauthenticate(password);
      forgetToken();
    },
    async reauthenticateWithGoogle(choose) {
      const proved = await (await firebase()).reauthenticateWithGoogle(choose);
      if (proved) forgetToken();
      return proved;
    },
    changePassword: async (password) => (await firebase()).changePassword(password),
    deleteAccount: () => leave((auth) => auth.deleteAccount()),
    signOut: () => leave((auth) => auth.signOut()),
    prefetch,
  };
}
