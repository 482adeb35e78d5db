import type { AppConfig } from '../config.ts';
import type { FirebaseAuth } from './firebase-auth.ts';
import type { Identity, IdentityProvider } from './identity-provider.ts';
import { sessionMarker } from './session-marker.ts';

/**
 * The identity port over Firebase. The SDK is loaded when a session exists, when somebody signs in, or when the
 * browser is idle; until then a device without a session is known to be signed out.
 */
export function createFirebaseIdentity(config: AppConfig): IdentityProvider {
  let loading: Promise<FirebaseAuth> | null = null;
  const listeners = new Set<(identity: Identity | null) => void>();
  let known: Identity | null | undefined = sessionMarker.isSet() ? undefined : null;

  function announce(identity: Identity | null): void {
    known = identity;
    if (identity === null) sessionMarker.clear();
    else sessionMarker.set();
    for (const listener of listeners) listener(identity);
  }

  async function load(): Promise<FirebaseAuth> {
    const { createFirebaseAuth } = await import('./firebase-auth.ts');
    const auth = createFirebaseAuth(config);
    auth.subscribe(announce);
    await auth.ready();
    return auth;
  }

  /** A failed load is forgotten, so that the next call tries again. */
  function firebase(): Promise<FirebaseAuth> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (known === undefined) void firebase().catch(() => undefined);
      else listener(known);
      return () => listeners.delete(listener);
    },
    async getToken({ force = false } = {}) {
      return known === null ? null : (await firebase()).getToken(force);
    },
    signUp: async (email, password) => (await firebase()).signUp(email, password),
    signIn: async (email, password) => (await firebase()).signIn(email, password),
    signInWithGoogle: async (choose) => (await firebase()).signInWithGoogle(choose),
    sendPasswordReset: async (email) => (await firebase()).sendPasswordReset(email),
    signOut: async () => (await firebase()).signOut(),
    prefetch: () => void firebase().catch(() => undefined),
  };
}
