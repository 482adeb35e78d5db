import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import type { Identity, TokenVerifier } from './token-verifier.ts';

/** The keys or the emulator must answer within this time. */
const timeoutMs = 8_000;
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

async function within<Result>(promise: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
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
 */
export function createFirebaseVerifier(projectId: string, clock: () => Date): FirebaseVerifier {
  const app: App = initializeApp({ projectId }, `aura-${crypto.randomUUID()}`);
  const auth = getAuth(app);
  const verify = async (token: string) => {
    try {
      const decoded = await within(auth.verifyIdToken(token));
      return decoded && hasPlausibleTimes(decoded, clock()) ? decoded : null;
    } catch {
      // Forged, expired, foreign, or not verifiable now: in every case it proves nothing.
      return null;
    }
  };
  return { verify: remembering(verify, clock), close: () => deleteApp(app) };
}
