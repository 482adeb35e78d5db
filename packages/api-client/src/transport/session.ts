import { type ApiError, localError } from '../errors.ts';

/** The identity whose token is sent with calls. */
export interface ApiIdentity {
  /** Null when signed out. `force` asks the provider for a new token. */
  getToken(options?: { force?: boolean }): Promise<string | null>;
  /** Called when the server rejects the session. */
  refused(): void;
}

export const signedOut: ApiError = { kind: 'api', status: 401, code: 'UNAUTHENTICATED', message: '' };

/** An unreachable identity provider is a network error, not a missing session. */
async function tokenOf(identity: ApiIdentity, force = false): Promise<string | null> {
  try {
    return await identity.getToken({ force });
  } catch {
    throw localError('network');
  }
}

const refreshes = new WeakMap<ApiIdentity, Promise<string | null>>();

/** Concurrent rejected calls share one refresh. */
function refreshedToken(identity: ApiIdentity): Promise<string | null> {
  const running = refreshes.get(identity);
  if (running) return running;
  const refresh = tokenOf(identity, true).finally(() => refreshes.delete(identity));
  refreshes.set(identity, refresh);
  return refresh;
}

/**
 * Sends a request with the token of the current user. Refreshes a rejected token once; when the new one is rejected
 * too, the session is refused.
 * @param send sends the request with a token; with null without a signed-in user
 * @param isRefused whether the server has rejected the token
 */
export async function sendWithToken<Result>(
  identity: ApiIdentity,
  send: (token: string | null) => Promise<Result>,
  isRefused: (result: Result) => boolean,
): Promise<Result> {
  const token = await tokenOf(identity);
  let result = await send(token);
  if (token !== null && isRefused(result)) {
    const fresh = await refreshedToken(identity);
    if (fresh !== null) result = await send(fresh);
    if (isRefused(result)) identity.refused();
  }
  return result;
}
