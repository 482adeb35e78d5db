import type { AppConfig } from '../config.ts';
import { whenSettled } from '../first-view.ts';
import type { FirebaseAuth } from './firebase-auth.ts';
import { isUsable } from './id-token.ts';
import type { Identity, IdentityListener, IdentityProvider } from './identity-provider.ts';
import { createSessionStorage, type PersistedSession } from './persisted-session.ts';

/** Loads `firebase-auth.ts`. */
export type LoadFirebase = () => Promise<FirebaseAuth>;

/** Time after the first view until the SDK confirms a persisted session that has not needed it before. */
const confirmationDelayMs = 30_000;

/**
 * The identity provider on top of Firebase. A persisted session is used immediately, with its token until the
 * token expires. The SDK then confirms or ends the session; it is loaded half a minute after the first view, or before
 * when the token has expired or is refused, another tab ends the session, or the user signs in or out. Without a
 * persisted session the user is signed out.
 */
export function createFirebaseIdentity(
  config: AppConfig,
  load: LoadFirebase = () => import('./firebase-auth.ts').then((sdk) => sdk.createFirebaseAuth(config)),
  storage = createSessionStorage(),
): IdentityProvider {
  let loading: Promise<FirebaseAuth> | null = null;
  const listeners = new Set<IdentityListener>();
  const refusalListeners = new Set<() => void>();
  let session: PersistedSession | null | undefined = storage.read();

  /**
   * Handles a change reported by the SDK. While the session is persisted, the user has not signed out,
   * neither here nor in another tab. While another tab signs out, the SDK of this one may not know it yet.
   */
  function onSdkChange(identity: Identity | null): void {
    const stored = storage.read();
    if (identity && session && stored === null) return;
    if (identity || !session || !stored) {
      // `endSession` has removed the session of this tab before the SDK reports it.
      emit(identity, !identity && Boolean(session));
      return;
    }
    discardToken();
    for (const onRefused of refusalListeners) onRefused();
  }

  function emit(identity: Identity | null, inOtherTab = false): void {
    const token = session?.identity.uid === identity?.uid ? (session?.token ?? null) : null;
    session = identity && { identity, token };
    if (session === null) storage.clear();
    else storage.write(session);
    for (const listener of listeners) listener(identity, inOtherTab);
  }

  async function open(): Promise<FirebaseAuth> {
    const auth = await load();
    auth.subscribe(onSdkChange);
    return auth;
  }

  /**
   * Loads the SDK and waits until it knows the session. After a failed load, or without an answer of the
   * provider in time, the next call tries again.
   */
  async function firebase(): Promise<FirebaseAuth> {
    loading ??= open().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    const auth = await loading;
    await auth.ready();
    return auth;
  }

  /** Discards the token, so that the next one includes the new re-authentication. */
  function discardToken(): void {
    if (session) session = { ...session, token: null };
  }

  /** Emits the identity, since the SDK reports no change when the same user signs in again. */
  function completeSignIn<I extends Identity | null>(identity: I): I {
    discardToken();
    if (identity !== null) emit(identity);
    return identity;
  }

  /** Ends the session in this browser first; restores it when the call fails. */
  async function endSession(work: (auth: FirebaseAuth) => Promise<void>): Promise<void> {
    const auth = await firebase();
    const previous = session;
    session = null;
    storage.clear();
    try {
      await work(auth);
    } catch (error) {
      session = previous;
      if (previous) storage.write(previous);
      throw error;
    }
    emit(null);
  }

  const prefetch = () => void firebase().catch(() => undefined);

  /** Lets the SDK confirm the session later, or once another tab has ended it. */
  function confirmLater(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = whenSettled(() => {
      timer = setTimeout(prefetch, confirmationDelayMs);
    });
    const unwatch = storage.watch(() => {
      if (storage.read()?.identity.uid !== session?.identity.uid) prefetch();
    });
    return () => {
      cancel();
      clearTimeout(timer);
      unwatch();
    };
  }

  return {
    subscribe(listener, onRefused) {
      listeners.add(listener);
      refusalListeners.add(onRefused);
      if (session === undefined) prefetch();
      else listener(session?.identity ?? null);
      const cancel = session ? confirmLater() : undefined;
      return () => {
        cancel?.();
        listeners.delete(listener);
        refusalListeners.delete(onRefused);
      };
    },
    async getToken({ force = false } = {}) {
      if (session === null) return null;
      const persisted = session?.token ?? null;
      if (!force && isUsable(persisted, Date.now())) return persisted.text;
      // Without a connection there is no new token. The service worker answers reads for the user of the old one.
      if (!force && persisted !== null && !navigator.onLine) return persisted.text;
      const auth = await firebase();
      // Another user may have signed in when the token arrives.
      const uid = session?.identity.uid;
      const token = await auth.getToken(force);
      if (token !== null && session && session.identity.uid === uid) {
        session = { ...session, token };
        if (storage.read() !== null) storage.write(session);
      }
      return token?.text ?? null;
    },
    signUp: async (email, password) => (await firebase()).signUp(email, password),
    signIn: async (email, password) => completeSignIn(await (await firebase()).signIn(email, password)),
    signInWithGoogle: async (choose) => completeSignIn(await (await firebase()).signInWithGoogle(choose)),
    sendPasswordReset: async (email) => (await firebase()).sendPasswordReset(email),
    verifyPasswordReset: async (code) => (await firebase()).verifyPasswordReset(code),
    confirmPasswordReset: async (code, password) => (await firebase()).confirmPasswordReset(code, password),
    sendEmailVerification: async () => (await firebase()).sendEmailVerification(),
    verifyEmail: async (code) => (await firebase()).verifyEmail(code),
    async reauthenticate(password) {
      await (await firebase()).reauthenticate(password);
      discardToken();
    },
    async reauthenticateWithGoogle(choose) {
      const isConfirmed = await (await firebase()).reauthenticateWithGoogle(choose);
      if (isConfirmed) discardToken();
      return isConfirmed;
    },
    changePassword: async (password) => (await firebase()).changePassword(password),
    deleteAccount: () => endSession((auth) => auth.deleteAccount()),
    signOut: () => endSession((auth) => auth.signOut()),
    prefetch,
  };
}
