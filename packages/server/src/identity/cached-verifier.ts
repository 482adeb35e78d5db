import type { Identity } from './token-verifier.ts';

/** Verified tokens are cached, since one screen sends many requests. */
const cacheTtlMs = 30_000;
const cacheMaxEntries = 10_000;

/** A verified token. */
export interface VerifiedToken {
  readonly identity: Identity;
  readonly expiresAt: Date;
}

/** Caches the identities of valid tokens until they expire, at most `cacheTtlMs`. Invalid tokens are not cached. */
export function cached(verify: (token: string) => Promise<VerifiedToken | null>, clock: () => Date) {
  const cache = new Map<string, { readonly identity: Identity; readonly usableUntil: number }>();
  const find = (token: string) => {
    const hit = cache.get(token);
    return hit && hit.usableUntil > clock().getTime() ? hit.identity : null;
  };
  return {
    /** Whether the token has been verified shortly before. */
    isKnown: (token: string) => find(token) !== null,
    verify: async (token: string): Promise<Identity | null> => {
      const hit = find(token);
      if (hit) return hit;
      cache.delete(token);
      const verified = await verify(token);
      if (verified === null) return null;
      const { identity, expiresAt } = verified;
      if (cache.size >= cacheMaxEntries) cache.clear();
      const usableUntil = Math.min(clock().getTime() + cacheTtlMs, expiresAt.getTime());
      cache.set(token, { identity, usableUntil });
      return identity;
    },
  };
}
