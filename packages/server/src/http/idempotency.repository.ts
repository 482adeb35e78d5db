import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../db/bookkeeping.ts';
import type { Database } from '../db/database.ts';

/** An `Idempotency-Key` is unique per user and call. */
export interface IdempotencyScope {
  readonly uid: string;
  readonly call: string;
  readonly key: string;
}

/** The body of a successful response. */
export type StoredAnswer = Record<string, unknown>;

const matches = (scope: IdempotencyScope) =>
  and(
    eq(idempotencyKeys.uid, scope.uid),
    eq(idempotencyKeys.call, scope.call),
    eq(idempotencyKeys.key, scope.key),
  );

/**
 * Claims the key for one request; only one of several concurrent requests succeeds. A claim without a
 * response that is older than `staleBefore` is taken over by a request with the same hash.
 * @returns whether this request has the key
 */
export async function claimKey(
  db: Database,
  scope: IdempotencyScope,
  requestHash: string,
  now: Date,
  staleBefore: Date,
): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...scope, fingerprint: requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.uid, idempotencyKeys.call, idempotencyKeys.key],
      set: { createdAt: now },
      setWhere: and(
        isNull(idempotencyKeys.answer),
        eq(idempotencyKeys.fingerprint, requestHash),
        lt(idempotencyKeys.createdAt, staleBefore),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** Returns the hash and time of the key's first request, and its response when it has finished. */
export async function findKey(
  db: Database,
  scope: IdempotencyScope,
): Promise<{ requestHash: string; answer: StoredAnswer | null; createdAt: Date } | undefined> {
  const [row] = await db
    .select({
      requestHash: idempotencyKeys.fingerprint,
      answer: idempotencyKeys.answer,
      createdAt: idempotencyKeys.createdAt,
    })
    .from(idempotencyKeys)
    .where(matches(scope));
  return row;
}

export async function storeAnswer(
  db: Database,
  scope: IdempotencyScope,
  answer: StoredAnswer,
): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(matches(scope));
}

/** Deletes the key of a request that failed, so that the client can retry. */
export async function releaseKey(db: Database, scope: IdempotencyScope): Promise<void> {
  await db.delete(idempotencyKeys).where(and(matches(scope), isNull(idempotencyKeys.answer)));
}

export async function deleteKeysBefore(db: Database, oldest: Date): Promise<void> {
  const time = sql`${oldest.toISOString()}::timestamptz`;
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < ${time}`);
}
