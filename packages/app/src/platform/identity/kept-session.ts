import { deviceStorage, type SafeStorage } from '../safe-storage.ts';
import type { Identity } from './identity-provider.ts';

const key = 'aura:v1:session';

/** A token is not used in its last minutes: clocks differ, and a call takes time. */
const marginMs = 5 * 60_000;

/** A token of the provider with the moment of its end, in milliseconds since 1970. */
export interface TimedToken {
  readonly text: string;
  readonly expiresAt: number;
}

/** Who was signed in on this device, with the last token while it lives. */
export interface KeptSession {
  readonly identity: Identity;
  readonly token: TimedToken | null;
}

/**
 * Remembers who is signed in, so that the next start neither waits for the provider's SDK nor loads it before the
 * first page works (docs/decisions/2026-11-21-kept-session.md).
 * @param storage the device's, by default
 */
export function createSessionKeeper(storage: SafeStorage = deviceStorage) {
  return {
    /** Null: signed out. Undefined: the device does not tell, so only the provider knows. */
    read(): KeptSession | null | undefined {
      const text = storage.read(key);
      return typeof text === 'string' ? parse(text) : text;
    },
    keep: (session: KeptSession) => storage.write(key, JSON.stringify(session)),
    clear: () => storage.remove(key),
  };
}

/** Whether a token can still be sent. */
export function isUsable(token: TimedToken | null, now: number): token is TimedToken {
  return token !== null && token.expiresAt - now > marginMs;
}

function parse(text: string): KeptSession | undefined {
  try {
    const value = JSON.parse(text) as Partial<KeptSession> | null;
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

function isToken(value: TimedToken | null | undefined): value is TimedToken {
  return typeof value?.text === 'string' && typeof value.expiresAt === 'number';
}
