import { authStateTimeoutMs } from '@aura/domain/limits';
import type { IdentityProvider } from '../platform/identity/identity-provider.ts';
import { createLocalStore } from '../platform/local-store.ts';
import { forgetUnsentItems } from '../platform/unsent/forget.ts';
import { identityChanged, identityTimedOut, selectSession } from './session.ts';
import type { AppStore } from './store.ts';
import { visitEnded } from './viewing.ts';

/**
 * Keeps the store's session in step with the identity provider. When the person changes, what was fetched for the
 * one before is dropped, and what the browser kept of them is cleared.
 */
export function watchSession(store: AppStore, identity: Pick<IdentityProvider, 'subscribe'>): () => void {
  const timeout = setTimeout(() => store.dispatch(identityTimedOut()), authStateTimeoutMs);
  const unsubscribe = identity.subscribe((next) => {
    clearTimeout(timeout);
    const { identity: before, refused } = selectSession(store.getState());
    store.dispatch(identityChanged(next));
    if (before !== null && before.uid !== next?.uid) {
      createLocalStore(before.uid).clear();
      // Who did not sign out on purpose finds them again after signing in.
      if (!refused) void forgetUnsentItems(before.uid);
      store.dispatch(visitEnded());
    }
  });
  return () => {
    clearTimeout(timeout);
    unsubscribe();
  };
}
