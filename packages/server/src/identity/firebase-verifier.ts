import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { DomainError } from '../errors/domain-error.ts';
import type { Identity, TokenVerifier } from './token-verifier.ts';

/** Timeout for the provider's public keys or the emulator. */
const keysTimeoutMs = 8_000;
/** Verified tokens are cached, since one screen sends many requests. */
const cacheTtlMs = 30_000;
const cacheMaxEntries = 10_000;
/** Tolerated difference between the provider's clock and the server's. */
const clockSkewSeconds = 60;

/** firebase-admin accepts tokens without `exp` and tokens issued in the future; this check rejects them. */
function hasPlausibleTimes(token: DecodedIdToken, now: Date): boolean {
  const latest = now.getTime() / 1000 + clockSkewSeconds;
  const isPast = (time: unknown) => typeof time === 'number' && Number.isFinite(time) && time <= latest;
  return typeof token.exp === 'number' && isPast(token.iat) && isPast(token.auth_time);
}

function toIdentity(token: DecodedIdToken): Identity {
  return {
    uid: token.uid,
    email: (token.email ?? '').toLowerCase(),
    emailVerified: token.email_verified === true,
    authTime: new Date(token.auth_time * 1000),
  };
}

/** Only these messages and codes of firebase-admin distinguish missing keys from an invalid token. */
const unavailableMessage = /^Error (fetching public keys|while making request)/;
const networkCodes = ['app/network-error', 'app/network-timeout'];

function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return networkCodes.includes(code ?? '') || unavailableMessage.test(message ?? '');
}

/** @throws `auth.provider_unavailable` after `timeoutMs`; the token may be valid */
async function withTimeout<Result>(promise: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('auth.provider_unavailable')), timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Caches the identities of valid tokens until they expire, at most `cacheTtlMs`. Invalid tokens are not cached. */
function cached(verify: (token: string) => Promise<DecodedIdToken | null>, clock: () => Date) {
  const cache = new Map<string, { readonly identity: Identity; readonly expiresAt: number }>();
  return async (token: string): Promise<Identity | null> => {
    const now = clock().getTime();
    const hit = cache.get(token);
    if (hit && hit.expiresAt > now) return hit.identity;
    cache.delete(token);
    const decoded = await verify(token);
    if (decoded === null) return null;
    const identity = toIdentity(decoded);
    if (cache.size >= cacheMaxEntries) cache.clear();
    cache.set(token, { identity, expiresAt: Math.min(now + cacheTtlMs, decoded.exp * 1000) });
    return identity;
  };
}

export interface FirebaseVerifier extends TokenVerifier {
  close(): Promise<void>;
}

/**
 * Verifies ID tokens of a Firebase project. When `FIREBASE_AUTH_EMULATOR_HOST` is set, firebase-admin accepts the
 * emulator's unsigned tokens instead; the configuration rejects that variable in production.
 * @param timeoutMs for the provider's keys or the emulator
 */
export function createFirebaseVerifier(
  projectId: string,
  clock: () => Date,
  timeoutMs = keysTimeoutMs,
): FirebaseVerifier {
  const app: App = initializeApp({ projectId }, `aura-${crypto.randomUUID()}`);
  const auth = getAuth(app);
  const verify = async (token: string) => {
    try {
      const decoded = await withTimeout(auth.verifyIdToken(token), timeoutMs);
      return hasPlausibleTimes(decoded, clock()) ? decoded : null;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (isUnavailable(error)) throw new DomainError('auth.provider_unavailable', null, { cause: error });
      // The token is forged, expired or issued for another project.
      return null;
    }
  };
  return { verify: cached(verify, clock), close: () => deleteApp(app) };
}
