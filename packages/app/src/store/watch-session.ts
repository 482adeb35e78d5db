import { authStateTimeoutMs } from '@aura/domain/limits';
import type { IdentityProvider } from '../platform/identity/identity-provider.ts';
import { createLocalStore } from '../platform/local-store.ts';
import { forgetUnsent } from '../platform/unsent/forget.ts';
import { identityChanged, identityTimedOut, selectSession, sessionRefused } from './session.ts';
import type { AppStore } from './store.ts';
import { visitEnded } from './viewing.ts';

/**
 * Keeps the store's session in step with the identity provider. When the person changes, what was fetched for the
 * one before is dropped, and what the browser kept of them is cleared. A refused session stays on the page until the
 * person signs in again or leaves (docs/decisions/2026-11-22-refused-session.md).
 */
export function watchSession(store: AppStore, identity: Pick<IdentityProvider, 'subscribe'>): () => void {
  const timeout = setTimeout(() => store.dispatch(identityTimedOut()), authStateTimeoutMs);
  const refuse = () => store.dispatch(sessionRefused());
  const unsubscribe = identity.subscribe((next) => {
    clearTimeout(timeout);
    const { identity: before, refused } = selectSession(store.getState());
    store.dispatch(identityChanged(next));
    if (before !== null && before.uid !== next?.uid) {
      createLocalStore(before.uid).clear();
      createLocalStore(before.uid, sessionStorage).clear();
      // Who did not sign out on purpose finds them again after signing in.
      if (!refused) void forgetUnsent(before.uid);
      store.dispatch(visitEnded());
    }
  }, refuse);
  return () => {
    clearTimeout(timeout);
    unsubscribe();
  };
}
