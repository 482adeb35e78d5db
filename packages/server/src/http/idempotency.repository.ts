import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../db/bookkeeping-schema.ts';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/timestamp.ts';
import { DomainError } from '../errors/domain-error.ts';
import { hashUid } from '../identity/hash-uid.ts';
import { isErasedSince } from '../identity/viewer.repository.ts';

/** An `Idempotency-Key` is unique per user and call. */
export interface IdempotencyScope {
  readonly uid: string;
  readonly call: string;
  readonly key: string;
}

/** The body of a successful response. */
export type StoredResponse = Record<string, unknown>;

/** The response to a request, and the hash of that request. */
interface StoredRequest {
  readonly requestHash: string;
  readonly response: StoredResponse;
}

/** When a response is stored, and when its user signed in. */
interface ResponseTimes {
  readonly now: Date;
  readonly authTime: Date;
}

/**
 * Returns the first request with a key and its response. Servers of earlier versions
 * inserted a row without a response before the work; it does not count.
 */
export async function findResponse(
  db: Database,
  { uid, call, key }: IdempotencyScope,
): Promise<StoredRequest | undefined> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.fingerprint, response: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.uid, uid),
        eq(idempotencyKeys.call, call),
        eq(idempotencyKeys.key, key),
        isNotNull(idempotencyKeys.answer),
      ),
    );
  return row?.response ? { requestHash: row.requestHash, response: row.response } : undefined;
}

/**
 * Stores the response of a key. Waits for a transaction that stores another one. The caller has written a row of the
 * account before, so that an erasure that has not committed waits for this transaction and then deletes the key.
 * @returns false when there is a response already; the caller must roll back
 * @throws `auth.account_erased` when the account was erased after the sign-in
 */
export async function insertResponse(
  tx: Database,
  { uid, call, key }: IdempotencyScope,
  { requestHash, response }: StoredRequest,
  { now, authTime }: ResponseTimes,
): Promise<boolean> {
  const { rows } = await tx.execute<{ erased: boolean; stored: boolean }>(sql`
    with account as (select ${isErasedSince(hashUid(uid), authTime)} as erased),
    stored as (
      insert into ${idempotencyKeys} (uid, call, key, fingerprint, answer, created_at)
      select ${uid}, ${call}, ${key}, ${requestHash}, ${JSON.stringify(response)}::jsonb,
        ${timestamp(now)} from account where not erased
      on conflict (uid, call, key) do update set fingerprint = excluded.fingerprint, answer = excluded.answer,
        created_at = excluded.created_at where ${idempotencyKeys.answer} is null
      returning 1)
    select erased, exists (select 1 from stored) as stored from account`);
  if (rows[0]?.erased) throw new DomainError('auth.account_erased');
  return rows[0]?.stored ?? false;
}

/**
 * Deletes keys, oldest first.
 * @param limit number of rows
 * @returns the number of deleted rows
 */
export async function deleteKeysBefore(db: Database, oldest: Date, limit: number): Promise<number> {
  const time = timestamp(oldest);
  const { rows } = await db.execute(sql`
    delete from ${idempotencyKeys} where ctid = any (array(
      select ctid from ${idempotencyKeys} where created_at < ${time} order by created_at limit ${limit}
    )) returning 1`);
  return rows.length;
}
