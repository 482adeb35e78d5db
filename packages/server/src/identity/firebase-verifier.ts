import { errors, type JWTPayload, jwtVerify } from 'jose';
import { cached, type VerifiedToken } from './cached-verifier.ts';
import { createProviderKeys } from './provider-keys.ts';
import { type TokenVerifier, toIdentity } from './token-verifier.ts';

/** Tolerated difference between the provider's clock and the server's. */
const clockSkewSeconds = 60;
const subjectMaxLength = 128;

/** Checks what jose does not: times in the future, the subject, and that the audience is not a list. */
function isPlausible({ aud, sub, iat, auth_time }: JWTPayload, projectId: string, now: Date): boolean {
  const latest = now.getTime() / 1000 + clockSkewSeconds;
  const isPast = (time: unknown) => typeof time === 'number' && Number.isFinite(time) && time <= latest;
  const isSubject = typeof sub === 'string' && sub.length > 0 && sub.length <= subjectMaxLength;
  return aud === projectId && isSubject && isPast(iat) && isPast(auth_time);
}

/**
 * Verifies the ID tokens of a Firebase project: signed with RS256 by a key of the provider, issued for the
 * project, and not expired.
 * @param timing how the provider's keys are fetched
 */
export function createFirebaseVerifier(
  projectId: string,
  clock: () => Date,
  timing?: Parameters<typeof createProviderKeys>[1],
): TokenVerifier {
  const keys = createProviderKeys(clock, timing);

  async function verify(token: string): Promise<VerifiedToken | null> {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = typeof kid === 'string' ? await keys.find(kid) : null;
          if (key === null) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
          currentDate: clock(),
        },
      );
      if (!isPlausible(payload, projectId, clock())) return null;
      return { identity: toIdentity(payload), expiresAt: new Date(Number(payload.exp) * 1000) };
    } catch (error) {
      // The token is forged, expired or issued for another project.
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  return cached(verify, clock);
}
