import { and, eq, gte, sql } from 'drizzle-orm';
import { erasedAccounts } from '../db/bookkeeping.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';

interface AccountState {
  /** The id of the user's row; null until the profile exists. */
  readonly userId: string | null;
  /** Whether the account was erased after the token's sign-in. */
  readonly isErased: boolean;
  /** The last write by the clock of the database, in milliseconds; null when none is recorded. */
  readonly wroteAt: number | null;
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
  const erased = db
    .select({ found: sql`1` })
    .from(erasedAccounts)
    .where(and(eq(erasedAccounts.uidHash, uidHash), gte(erasedAccounts.erasedAt, authTime)));
  const { rows } = await db.execute<{ user_id: string | null; wrote_at: number | null; erased: boolean }>(
    sql`select ${users.id} as user_id, (extract(epoch from ${users.wroteAt}) * 1000)::float8 as wrote_at,
      exists(${erased}) as erased
      from (select) as one left join ${users} on ${users.uid} = ${uid}`,
  );
  const [row] = rows;
  return { userId: row?.user_id ?? null, isErased: row?.erased ?? false, wroteAt: row?.wrote_at ?? null };
}

/** Records that an account has written something, after the commit. */
export async function markWrite(db: Database, uid: string): Promise<void> {
  // Of two statements at once, the later one may be the first to get the row.
  await db.execute(sql`update users set wrote_at = greatest(wrote_at, now()) where uid = ${uid}`);
}
