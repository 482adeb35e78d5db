import type { Database } from '../db/database.ts';
import { hashUid } from './hash-uid.ts';
import type { Identity } from './token-verifier.ts';
import { type AccountState, findAccount } from './viewer.repository.ts';

/** A page sends several reads at a time. Changes by other servers are seen that late. */
const recentMs = 3_000;
const maxEntries = 10_000;

type Account = Pick<Identity, 'uid' | 'authTime'>;

/** Reads the states of accounts. */
export interface Accounts {
  find(account: Account): Promise<AccountState>;
  /** A state that was read within the last 3 s is read again only when this server may have changed it. */
  findRecent(account: Account): Promise<AccountState>;
  /** To be called after a change of the account. */
  forget(uid: string): void;
  /** To be called after a change of any account. */
  forgetAll(): void;
}

/** Reads the states of accounts from the database. */
export function createAccounts(db: Database, clock: () => Date): Accounts {
  const recent = new Map<
    string,
    { readonly authTime: number; readonly usableUntil: number; readonly state: Promise<AccountState> }
  >();
  const find = ({ uid, authTime }: Account) => findAccount(db, uid, hashUid(uid), authTime);
  return {
    find,
    findRecent: (account) => {
      const { uid, authTime } = account;
      const now = clock().getTime();
      const hit = recent.get(uid);
      if (hit && hit.authTime === authTime.getTime() && hit.usableUntil > now) return hit.state;
      if (recent.size >= maxEntries) recent.clear();
      // Stored before it is read, so that a change meanwhile removes it.
      const state = find(account);
      const entry = { authTime: authTime.getTime(), usableUntil: now + recentMs, state };
      recent.set(uid, entry);
      state.catch(() => recent.get(uid) === entry && recent.delete(uid));
      return state;
    },
    forget: (uid) => void recent.delete(uid),
    forgetAll: () => recent.clear(),
  };
}
