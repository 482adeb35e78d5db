import { and, eq, gte, sql } from 'drizzle-orm';
import { erasedAccounts } from '../db/bookkeeping.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';

interface AccountState {
  /** The id of the user's row; null until the profile exists. */
  readonly userId: string | null;
  /** Whether the account was erased after the token's sign-in. */
  readonly isErased: boolean;
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
  const { rows } = await db.execute<{ user_id: string | null; erased: boolean }>(
    sql`select (select ${users.id} from ${users} where ${users.uid} = ${uid}) as user_id,
      exists(${erased}) as erased`,
  );
  return { userId: rows[0]?.user_id ?? null, isErased: rows[0]?.erased ?? false };
}
