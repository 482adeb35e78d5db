import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { users } from '../db/schema.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { type Accounts, createAccounts } from './accounts.ts';

const mira = { uid: 'mira', authTime: new Date('2026-11-20T12:00:00Z') };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let now: number;
let accounts: Accounts;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(users).values({
    id: 'u_mira',
    uid: mira.uid,
    email: 'first@example.com',
    username: 'mira',
    displayName: 'Mira',
  });
});
afterAll(() => database.close());

beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z');
  accounts = createAccounts(database.db, () => new Date(now));
  await setEmail('first@example.com');
});

const setEmail = (email: string) => database.db.update(users).set({ email });
const recentEmail = async () => (await accounts.findRecent(mira)).storedEmail;

/** Reads the account, then changes its row as another server does. */
async function changeAfterRead(): Promise<void> {
  expect(await recentEmail()).toBe('first@example.com');
  await setEmail('second@example.com');
}

it('a state read within the last 3 s is used again', async () => {
  await changeAfterRead();
  now += 2_999;
  expect(await recentEmail()).toBe('first@example.com');
});

it('after 3 s the state is read again', async () => {
  await changeAfterRead();
  now += 3_000;
  expect(await recentEmail()).toBe('second@example.com');
});

it('find does not use a recent state', async () => {
  await changeAfterRead();
  expect((await accounts.find(mira)).storedEmail).toBe('second@example.com');
});

it.each([
  ['forget', () => accounts.forget(mira.uid)],
  ['forgetAll', () => accounts.forgetAll()],
])('after %s the state is read again', async (_, forget) => {
  await changeAfterRead();
  forget();
  expect(await recentEmail()).toBe('second@example.com');
});

it('a token of another sign-in does not use the state of the first one', async () => {
  await changeAfterRead();
  const other = { ...mira, authTime: new Date('2026-11-20T11:00:00Z') };
  expect((await accounts.findRecent(other)).storedEmail).toBe('second@example.com');
});

it('a change during a read is seen by the next read', async () => {
  const reading = accounts.findRecent(mira);
  accounts.forget(mira.uid);
  await reading;
  await setEmail('second@example.com');
  expect(await recentEmail()).toBe('second@example.com');
});

it('a failed read is not used again', async () => {
  vi.spyOn(database.db, 'execute').mockRejectedValueOnce(new Error('no connection'));
  await expect(accounts.findRecent(mira)).rejects.toThrow('no connection');
  expect(await recentEmail()).toBe('first@example.com');
});
