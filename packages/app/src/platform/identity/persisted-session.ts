import { parseStored, readNumber, readString } from '../storage/codec.ts';
import { deviceStorage, type GuardedStorage } from '../storage/guarded-storage.ts';
import { deviceKey } from '../storage/keys.ts';
import type { IdToken } from './id-token.ts';
import type { Identity } from './identity-provider.ts';

const key = deviceKey('session');

/** The user who was last signed in in this browser, and the last token. */
export interface PersistedSession {
  readonly identity: Identity;
  readonly token: IdToken | null;
}

/**
 * Persists the session, so that the next start does not wait for the provider's SDK
 * (docs/decisions/2026-11-21-persisted-session.md).
 * @param storage `localStorage` by default
 * @param page receives `storage` events when another tab writes
 */
export function createSessionStorage(
  storage: GuardedStorage = deviceStorage,
  page: EventTarget | undefined = globalThis.window,
) {
  return {
    /**
     * Returns null when signed out, and undefined when the storage cannot be read, so that the provider must
     * be queried.
     */
    read(): PersistedSession | null | undefined {
      const text = storage.read(key);
      return typeof text === 'string' ? readSession(parseStored(text).stored) : text;
    },
    write: (session: PersistedSession) => storage.write(key, JSON.stringify(session)),
    clear: () => storage.remove(key),
    /**
     * Calls the listener when another tab has written or removed the session.
     * @returns a function that stops it
     */
    watch(listener: () => void): () => void {
      const onStorage = (event: Event) => {
        // The key is null when everything was removed.
        if ('key' in event && (event.key === key || event.key === null)) listener();
      };
      page?.addEventListener('storage', onStorage);
      return () => page?.removeEventListener('storage', onStorage);
    },
  };
}

const isString = (value: unknown) => readString(value) !== undefined;

function readSession(stored: unknown): PersistedSession | undefined {
  const { identity, token } = Object(stored);
  return isIdentity(identity) ? { identity, token: isToken(token) ? token : null } : undefined;
}

function isIdentity(value: unknown): value is Identity {
  const { uid, email, displayName, method } = Object(value);
  return [uid, email, displayName, method].every(isString);
}

function isToken(value: unknown): value is IdToken {
  const { text, expiresAt } = Object(value);
  return isString(text) && readNumber(expiresAt) !== undefined;
}
