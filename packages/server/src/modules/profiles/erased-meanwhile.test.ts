import { calls } from '@aura/api-client/contract/calls';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dumpDatabase } from '../../db/testing/test-database.ts';
import { foundTop, itemRequest, postRequest, storedImages } from '../../testing/content.ts';
import { countWaiting, describeOnPostgres } from '../../testing/postgres.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { createRunningErasures, type RunningErasures } from './running-erasures.ts';

/** Requests that are admitted before their account is erased, and write afterwards. */

const analyzer = { analyze: () => Promise.resolve([foundTop]) };
const complete = createRunningErasures();
/** Marks accounts, and deletes nothing of them yet. */
const markOnly: RunningErasures = { ...complete, run: () => Promise.resolve() };
let current: RunningErasures;
const runningErasures: RunningErasures = {
  run: (userId, erase) => current.run(userId, erase),
  isStopping: () => current.isStopping(),
  stop: () => current.stop(),
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ services: { analyzer, runningErasures } });
});
afterAll(() => server.close());
beforeEach(() => {
  current = complete;
});

const erase = ({ email, token }: TestUser) =>
  server.call(calls.deleteAccount, { userID: email, confirmationText: accountDeletionPhrase }, token);
const createProfile = ({ email, token }: TestUser) =>
  server.call(calls.createUserProfile, { userID: email }, token);
const sharePost = async (person: TestUser) =>
  server.call(calls.addPost, await postRequest(person), person.token, { 'idempotency-key': 'a-post' });

/** A person who has signed in and has no profile yet. */
function withoutProfile(name: string): TestUser {
  const uid = `uid-${name}`;
  const email = `${name}@example.com`;
  return { uid, email, username: name, token: fakeToken({ uid, email }) };
}

/** Sends a request; `meanwhile` runs after its token was accepted. */
async function withMeanwhile<Answer>(
  send: () => Promise<Answer>,
  meanwhile: () => Promise<{ status: number }>,
): Promise<Answer> {
  const admission = vi.spyOn(server.services.limiter, 'take').mockImplementationOnce(async () => {
    expect((await meanwhile()).status).toBe(200);
  });
  return send().finally(() => admission.mockRestore());
}

async function expectErased({ uid }: TestUser): Promise<void> {
  expect(await dumpDatabase(server.services.db)).not.toContain(uid);
}

const uploads: [string, (person: TestUser) => Promise<{ status: number }>][] = [
  ['a post', async (person) => server.call(calls.addPost, await postRequest(person), person.token)],
  ['an item', async (person) => server.call(calls.addUserItem, await itemRequest(person), person.token)],
  [
    'an imported item',
    async (person) => server.call(calls.importItem, await itemRequest(person), person.token),
  ],
  [
    'a detected item',
    async (person) =>
      server.call(calls.evaluateImage, { file: (await postRequest(person)).file }, person.token),
  ],
];

it.each(uploads)('when %s is written after its account was erased, answers 401', async (name, send) => {
  const person = await server.signUp(`ended${name.length}`);
  const { status } = await withMeanwhile(
    () => send(person),
    () => erase(person),
  );
  expect(status).toBe(401);
  await expectErased(person);
  expect(await storedImages(server)).toBe(0);
});

it('when a request with a key is written while its account is erased, answers 401 and stores no key', async () => {
  current = markOnly;
  const person = await server.signUp('keyed');
  const { status } = await withMeanwhile(
    () => sharePost(person),
    () => erase(person),
  );
  expect(status).toBe(401);
  await expectErased(person);
  expect(await storedImages(server)).toBe(0);
});

it('when a profile is written after its account was erased, answers 401 and creates no profile', async () => {
  const person = await server.signUp('again');
  const { status } = await withMeanwhile(
    () => createProfile(person),
    () => erase(person),
  );
  expect(status).toBe(401);
  await expectErased(person);
});

it('when a profile was created after its deletion was admitted, deletes it', async () => {
  const person = withoutProfile('early');
  const { status } = await withMeanwhile(
    () => erase(person),
    () => createProfile(person),
  );
  expect(status).toBe(200);
  await expectErased(person);
});

describeOnPostgres('on a PostgreSQL server', () => {
  /**
   * Commits the next transaction only after another request waits for it.
   * @returns when its work is done
   */
  function commitLate(): Promise<void> {
    const { db } = server.services;
    const transaction = db.transaction.bind(db);
    return new Promise((resolve) => {
      const late = vi.spyOn(db, 'transaction').mockImplementationOnce((work, config) =>
        transaction(async (tx) => {
          const result = await work(tx);
          late.mockRestore();
          resolve();
          await expect.poll(() => countWaiting(server.services.db)).toBeGreaterThan(0);
          return result;
        }, config),
      );
    });
  }
  it('an erasure deletes the key of a request that commits while it waits', async () => {
    const person = await server.signUp('unhurried');
    const isWritten = commitLate();
    const shared = sharePost(person);
    await isWritten;
    const erased = await erase(person);
    expect([(await shared).status, erased.status]).toEqual([200, 200]);
    await expectErased(person);
  });

  it('a first profile that is created while its account is erased is not left behind', async () => {
    const person = withoutProfile('first');
    const isMarked = commitLate();
    const erased = erase(person);
    await isMarked;
    const created = await createProfile(person);
    expect([created.status, (await erased).status]).toEqual([401, 200]);
    await expectErased(person);
  });

  it('an erasure deletes a first profile that commits while it waits', async () => {
    const person = withoutProfile('first2');
    const isWritten = commitLate();
    const created = createProfile(person);
    await isWritten;
    const erased = await erase(person);
    expect([(await created).status, erased.status]).toEqual([200, 200]);
    await expectErased(person);
  });

  it('a profile that waits for an erasure is not created again', async () => {
    const person = await server.signUp('waiting');
    const isMarked = commitLate();
    const erased = erase(person);
    await isMarked;
    const created = await createProfile(person);
    expect([created.status, (await erased).status]).toEqual([401, 200]);
    await expectErased(person);
  });
});
