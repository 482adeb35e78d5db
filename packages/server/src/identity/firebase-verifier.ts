import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { HttpError } from '../http/http-error.ts';
import type { Identity, TokenVerifier } from './token-verifier.ts';

/** The provider's keys or the emulator must answer within this time. */
const keysTimeoutMs = 8_000;
/** A token that was good stays good this long without being looked at again; a screen asks many times a minute. */
const rememberMs = 30_000;
const rememberedMax = 10_000;
/** How far the provider's clock may be ahead of ours. */
const clockSkewSeconds = 60;

/** The provider's library lets these through: a token without an end, or from the future. */
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

/** The library tells a failure to get at the keys, or the emulator, from a bad token by these alone. */
const keysMissing = /^Error (fetching public keys|while making request)/;
const networkCodes = ['app/network-error', 'app/network-timeout'];

function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return networkCodes.includes(code ?? '') || keysMissing.test(message ?? '');
}

/** @throws `UNAVAILABLE` when the provider's keys cannot be had in time, so that nobody is taken for a stranger */
async function within<Result>(promise: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpError('UNAVAILABLE')), timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Remembers who stands behind a good token; bad ones are looked at every time. */
function remembering(verify: (token: string) => Promise<DecodedIdToken | null>, clock: () => Date) {
  const known = new Map<string, { readonly identity: Identity; readonly until: number }>();
  return async (token: string): Promise<Identity | null> => {
    const now = clock().getTime();
    const hit = known.get(token);
    if (hit && hit.until > now) return hit.identity;
    known.delete(token);
    const decoded = await verify(token);
    if (decoded === null) return null;
    const identity = toIdentity(decoded);
    if (known.size >= rememberedMax) known.clear();
    known.set(token, { identity, until: Math.min(now + rememberMs, decoded.exp * 1000) });
    return identity;
  };
}

export interface FirebaseVerifier extends TokenVerifier {
  close(): Promise<void>;
}

/**
 * Verifies ID tokens of a Firebase project. With `FIREBASE_AUTH_EMULATOR_HOST` in the environment the library
 * takes the emulator's unsigned tokens instead; the configuration refuses that in production.
 * @param timeoutMs for the provider's keys, or the emulator
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
      const decoded = await within(auth.verifyIdToken(token), timeoutMs);
      return hasPlausibleTimes(decoded, clock()) ? decoded : null;
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (isUnavailable(error)) throw new HttpError('UNAVAILABLE');
      // Forged, expired, or of another project: it proves nothing.
      return null;
    }
  };
  return { verify: remembering(verify, clock), close: () => deleteApp(app) };
}
