import { deviceStorage, type GuardedStorage } from '../storage/guarded-storage.ts';
import type { Identity } from './identity-provider.ts';

const key = 'aura:v1:session';

/** A token is not used in its last minutes: clocks differ, and a call takes time. */
const marginMs = 5 * 60_000;

/** A token of the provider with the moment of its end, in milliseconds since 1970. */
export interface IdToken {
  readonly text: string;
  readonly expiresAt: number;
}

/** Who was signed in on this device, with the last token while it lives. */
export interface PersistedSession {
  readonly identity: Identity;
  readonly token: IdToken | null;
}

/**
 * Remembers who is signed in, so that the next start neither waits for the provider's SDK nor loads it before the
 * first page works (docs/decisions/2026-11-21-persisted-session.md).
 * @param storage the device's, by default
 */
export function createSessionStorage(storage: GuardedStorage = deviceStorage) {
  return {
    /** Null: signed out. Undefined: the device does not tell, so only the provider knows. */
    read(): PersistedSession | null | undefined {
      const text = storage.read(key);
      return typeof text === 'string' ? parse(text) : text;
    },
    keep: (session: PersistedSession) => storage.write(key, JSON.stringify(session)),
    clear: () => storage.remove(key),
  };
}

/** Whether a token can still be sent. */
export function isUsable(token: IdToken | null, now: number): token is IdToken {
  return token !== null && token.expiresAt - now > marginMs;
}

function parse(text: string): PersistedSession | undefined {
  try {
    const value = JSON.parse(text) as Partial<PersistedSession> | null;
    return isIdentity(value?.identity)
      ? { identity: value.identity, token: isToken(value.token) ? value.token : null }
      : undefined;
  } catch {
    return undefined;
  }
}

function isIdentity(value: Identity | undefined): value is Identity {
  return [value?.uid, value?.email, value?.displayName, value?.method].every(
    (part) => typeof part === 'string',
  );
}

function isToken(value: IdToken | null | undefined): value is IdToken {
  return typeof value?.text === 'string' && typeof value.expiresAt === 'number';
}
