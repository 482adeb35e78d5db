import { authStateTimeoutMs } from '@aura/domain/limits/auth';
import { deleteDrafts } from '../platform/drafts/delete-drafts.ts';
import type { IdentityProvider } from '../platform/identity/identity-provider.ts';
import { deletePersonalCaches } from '../platform/offline/delete-personal-caches.ts';
import { tabStorage } from '../platform/storage/guarded-storage.ts';
import { createUserStorage } from '../platform/storage/user-storage.ts';
import {
  identityChanged,
  identityTimedOut,
  selectSession,
  sessionRefused,
  signedOutInOtherTab,
} from './session.ts';
import type { AppStore } from './store.ts';
import { visitEnded } from './visit.ts';

/** Ends the push messages of this browser, which were for the user who has left. */
async function endPush(): Promise<void> {
  try {
    const { browserPush } = await import('../platform/push/browser-push.ts');
    await browserPush.unsubscribe();
  } catch {
    // The server removes the subscription when the push service no longer knows it, or with the account.
  }
}

/**
 * Synchronizes the session in the store with the identity provider. When the user changes, cached responses
 * and the local data of the previous user are removed. After a refused session the page stays until the user
 * signs in again or signs out (docs/decisions/2026-11-22-refused-session.md).
 * @returns a function that unsubscribes
 */
export function syncSession(store: AppStore, provider: Pick<IdentityProvider, 'subscribe'>): () => void {
  const timeout = setTimeout(() => store.dispatch(identityTimedOut()), authStateTimeoutMs);
  const onRefused = () => store.dispatch(sessionRefused());
  const unsubscribe = provider.subscribe((next, inOtherTab) => {
    clearTimeout(timeout);
    const { identity: previous, refused, deletionInProgress } = selectSession(store.getState());
    store.dispatch(identityChanged(next));
    if (inOtherTab) store.dispatch(signedOutInOtherTab());
    if (previous !== null && previous.uid !== next?.uid) {
      createUserStorage(previous.uid, tabStorage).clear();
      // After a refused session, drafts and what waits for a connection are preserved for the next sign-in. The server
      // may refuse a request while the account is deleted.
      if (!refused || deletionInProgress) {
        createUserStorage(previous.uid).clear();
        void deleteDrafts(previous.uid);
      }
      void deletePersonalCaches();
      void endPush();
      store.dispatch(visitEnded());
    }
  }, onRefused);
  return () => {
    clearTimeout(timeout);
    unsubscribe();
  };
}
