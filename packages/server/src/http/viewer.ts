import { createHash } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import { erasedAccounts } from '../db/bookkeeping.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Identity, TokenVerifier } from '../identity/token-verifier.ts';
import { HttpError } from './http-error.ts';

/** Whoever makes a request. */
export interface Viewer extends Identity {
  /** The id of the person's row; null until their profile exists. */
  readonly userId: string | null;
}

/** Under what an erased account's id is remembered. */
export function hashUid(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url');
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

async function lookUp(db: Database, identity: Identity): Promise<{ userId: string | null; erased: boolean }> {
  const erased = db
    .select({ found: sql`1` })
    .from(erasedAccounts)
    .where(
      and(eq(erasedAccounts.uidHash, hashUid(identity.uid)), gte(erasedAccounts.erasedAt, identity.authTime)),
    );
  const { rows } = await db.execute<{ user_id: string | null; erased: boolean }>(
    sql`select (select ${users.id} from ${users} where ${users.uid} = ${identity.uid}) as user_id,
      exists(${erased}) as erased`,
  );
  return { userId: rows[0]?.user_id ?? null, erased: rows[0]?.erased ?? false };
}

/**
 * The person behind an `Authorization` header.
 * @returns null when there is no header
 * @throws `UNAUTHENTICATED` when there is one that proves nothing, or whose account was erased since
 */
export async function authenticate(
  services: { readonly db: Database; readonly identity: TokenVerifier },
  header: string | undefined,
): Promise<Viewer | null> {
  if (header === undefined) return null;
  const token = bearerToken(header);
  const identity = token === null ? null : await services.identity.verify(token);
  if (identity === null) throw new HttpError('UNAUTHENTICATED');
  const { userId, erased } = await lookUp(services.db, identity);
  if (erased) throw new HttpError('UNAUTHENTICATED');
  return { ...identity, userId };
}

/**
 * The row id of a caller who must have a profile.
 * @throws `NOT_FOUND` until the profile exists
 */
export function requireProfile(viewer: Viewer): string {
  if (viewer.userId === null) throw new HttpError('NOT_FOUND', 'Profile not found');
  return viewer.userId;
}
