import type { Call } from '@aura/api-client/contract/call';
import { DomainError } from '../errors/domain-error.ts';
import { authenticate, bearerToken, type Viewer } from '../identity/viewer.ts';
import type { Services } from '../services.ts';
import { HttpError } from './http-error.ts';
import { rateLimits } from './rate-limit.ts';

const refusals: readonly string[] = ['auth.token_invalid', 'auth.account_erased'];

const isRefusal = (error: unknown) =>
  error instanceof HttpError || (error instanceof DomainError && refusals.includes(error.code));

/**
 * Authenticates a request. An address that has sent too many requests without a valid token is refused before
 * the token is looked at, unless the token was verified shortly before.
 * @param header the `Authorization` header
 * @returns null for a request without a token, where the call needs none
 * @throws `UNAUTHENTICATED`, `auth.token_invalid`, `auth.account_erased` or `RATE_LIMITED`
 */
export async function authenticateCall(
  call: Call,
  services: Pick<Services, 'accounts' | 'db' | 'identity' | 'limiter' | 'replica'>,
  header: string | undefined,
  address: string,
): Promise<Viewer | null> {
  if (header === undefined && call.access === 'public') return null;
  const { limiter, identity, replica } = services;
  // The time of the last write decides whether a replica may answer.
  const mayBeRecent = call.method === 'GET' && !(call.allowsReplica && replica);
  const token = bearerToken(header);
  const isKnown = token !== null && identity.isKnown(token);
  if (!isKnown) limiter.check(rateLimits.refused, address);
  try {
    const viewer = await authenticate(services, header, mayBeRecent);
    if (viewer === null) throw new HttpError('UNAUTHENTICATED');
    return viewer;
  } catch (error) {
    if (isRefusal(error)) await limiter.take(rateLimits.refused, address);
    throw error;
  }
}
