import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';
import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { erasedAccounts } from '../db/bookkeeping-schema.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** First key of the advisory locks of accounts, apart from those of `db/session-locks.ts`. */
const accountLockClass = 7_283_144;

/** What requests need to know about an account. */
export interface AccountState {
  /** The id of the user's row; null until the profile exists. */
  readonly userId: string | null;
  /** Whether the account was erased after the token's sign-in. */
  readonly isErased: boolean;
  /** The last write by the clock of the database, in milliseconds; null when none is recorded. */
  readonly wroteAt: number | null;
  /** The email of the last token; null without a row. */
  readonly storedEmail: string | null;
  /** The email of the last token that said it was verified; null when none has. */
  readonly verifiedEmail: string | null;
  /** Null when the account was never suspended. The suspension may have ended. */
  readonly suspension: AccountSuspension | null;
}

/** A suspension as it is stored. */
export interface AccountSuspension {
  /** Null for an indefinite one. */
  readonly until: Date | null;
  readonly reason: ReportReason;
  readonly words: string;
}

interface AccountRow extends Record<string, unknown> {
  readonly user_id: string | null;
  readonly wrote_at: number | null;
  readonly email: string | null;
  readonly verified_email: string | null;
  readonly erased: boolean;
  /** The end in milliseconds. */
  readonly suspended_until: number | null;
  /** Null without a suspension. */
  readonly suspension_reason: ReportReason | null;
  readonly suspension_words: string | null;
}

/**
 * Whether an account was erased after a sign-in, for use in a statement.
 * @param uidHash hash of the account's `uid` under which erased accounts are recorded
 * @param authTime time of the sign-in
 */
export function isErasedSince(uidHash: string, authTime: Date): SQL {
  const isRecorded = and(eq(erasedAccounts.uidHash, uidHash), gte(erasedAccounts.erasedAt, authTime));
  return sql`exists (select 1 from ${erasedAccounts} where ${isRecorded})`;
}

/**
 * Waits until other transactions that create or erase the same account have ended, and lets those that follow wait. A row
 * that does not exist yet cannot be locked.
 * @param uidHash hash of the account's `uid`
 */
export async function lockAccount(tx: Database, uidHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${accountLockClass}::integer, hashtext(${uidHash}))`);
}

/**
 * Reads the state of an account in one statement.
 * @param uidHash hash of `uid` under which erased accounts are recorded
 * @param authTime when the token's user last signed in
 */
export async function findAccount(
  db: Database,
  uid: string,
  uidHash: string,
  authTime: Date,
): Promise<AccountState> {
  const { rows } = await db.execute<AccountRow>(
    sql`select ${users.id} as user_id, ${users.email} as email, ${users.verifiedEmail} as verified_email,
      (extract(epoch from ${users.wroteAt}) * 1000)::float8 as wrote_at,
      ${isErasedSince(uidHash, authTime)} as erased, ${users.suspensionReason} as suspension_reason,
      (extract(epoch from ${users.suspendedUntil}) * 1000)::float8 as suspended_until,
      ${users.suspensionWords} as suspension_words
      from (select) as one left join ${users} on ${users.uid} = ${uid}`,
  );
  const [row] = rows;
  return {
    userId: row?.user_id ?? null,
    isErased: row?.erased ?? false,
    wroteAt: row?.wrote_at ?? null,
    storedEmail: row?.email ?? null,
    verifiedEmail: row?.verified_email ?? null,
    suspension: row === undefined ? null : suspensionOf(row),
  };
}

function suspensionOf({
  suspension_reason: reason,
  suspended_until: until,
  suspension_words: words,
}: AccountRow): AccountSuspension | null {
  if (reason === null) return null;
  return { reason, words: words ?? '', until: until === null ? null : new Date(until) };
}

/**
 * Records the email of an account.
 * @param emails `verifiedEmail`: null when the email is not verified
 */
export async function updateEmails(
  db: Database,
  userId: string,
  emails: { readonly email: string; readonly verifiedEmail: string | null },
): Promise<void> {
  await db
    .update(users)
    .set(emails)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
}

/** Records that an account has written something, after the commit. */
export async function markWrite(db: Database, uid: string): Promise<void> {
  // Of two statements at once, the later one may be the first to get the row.
  await db.execute(sql`update users set wrote_at = greatest(wrote_at, now()) where uid = ${uid}`);
}
