import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
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

/** The response to a request, and the hash of that request. */
interface AnsweredRequest {
  readonly requestHash: string;
  readonly answer: StoredAnswer;
}

/**
 * Returns the first request with a key and its response. Servers of earlier versions
 * inserted a row without a response before the work; it does not count.
 */
export async function findAnswer(
  db: Database,
  { uid, call, key }: IdempotencyScope,
): Promise<AnsweredRequest | undefined> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.uid, uid),
        eq(idempotencyKeys.call, call),
        eq(idempotencyKeys.key, key),
        isNotNull(idempotencyKeys.answer),
      ),
    );
  return row?.answer ? { requestHash: row.requestHash, answer: row.answer } : undefined;
}

/**
 * Stores the response of a key. Waits for a transaction that stores another one.
 * @returns false when there is a response already; the caller must roll back
 */
export async function insertAnswer(
  tx: Database,
  scope: IdempotencyScope,
  { requestHash, answer }: AnsweredRequest,
  now: Date,
): Promise<boolean> {
  const values = { fingerprint: requestHash, answer, createdAt: now };
  const stored = await tx
    .insert(idempotencyKeys)
    .values({ ...scope, ...values })
    .onConflictDoUpdate({
      target: [idempotencyKeys.uid, idempotencyKeys.call, idempotencyKeys.key],
      set: values,
      setWhere: isNull(idempotencyKeys.answer),
    })
    .returning({ key: idempotencyKeys.key });
  return stored.length > 0;
}

/**
 * Deletes keys, oldest first.
 * @param most number of rows
 * @returns how many there were
 */
export async function deleteKeysBefore(db: Database, oldest: Date, most: number): Promise<number> {
  const time = sql`${oldest.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    delete from ${idempotencyKeys} where ctid = any (array(
      select ctid from ${idempotencyKeys} where created_at < ${time} order by created_at limit ${most}
    )) returning 1`);
  return rows.length;
}
