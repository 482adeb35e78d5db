import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@aura/api-client/contract/calls';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import {
  claimDigest,
  updateDigest,
} from '../modules/notification-delivery/email/email-digests.repository.ts';
import { postRequest } from '../testing/content.ts';
import { newDataFolder } from '../testing/data-folder.ts';
import { userIdOf } from '../testing/relations.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createPurge, schedulePurge } from './purge.ts';

let freeBytes = Number.POSITIVE_INFINITY;
let dataDir: string;
let database: OpenDatabase;
let server: TestServer;
beforeAll(async () => {
  dataDir = await newDataFolder();
  // Embedded and on disk, also when other tests use a database server.
  database = await openDatabase({ dataDir, databaseUrl: null });
  server = await startTestServer({ services: { db: database.db } });
}, 120_000);
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
/** Lists the files of the database that contain a text. */
async function filesWith(text: string): Promise<string[]> {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  return paths.filter((_, index) => contents[index]?.includes(text));
}

/**
 * Creates an account with an email that was refused and a post, whose stored response contains the email too, and
 * erases it.
 */
async function eraseNewAccount(name: string): Promise<string> {
  const person = await server.signUp(name);
  const userId = await userIdOf(server, person);
  await claimDigest(database.db, userId, server.clock.now, server.clock.now);
  await updateDigest(database.db, userId, { refusals: 1, refusedAddress: person.email });
  const post = await postRequest(person);
  await server.call(calls.addPost, post, person.token, { 'idempotency-key': name });
  const erasure = { userID: person.email, confirmationText: accountDeletionPhrase } as const;
  expect((await server.call(calls.deleteAccount, erasure, person.token)).status).toBe(200);
  return person.email;
}

it('after the purge, no file of the database contains the email of an erased account', async () => {
  const staying = await server.signUp('staying');
  const purge = createPurge(database.db, async () => freeBytes);
  for (const name of ['leaving', 'leaving.later']) {
    const email = await eraseNewAccount(name);
    expect(await filesWith(email)).not.toEqual([]);
    await purge();
    expect(await filesWith(email)).toEqual([]);
  }
  expect(await filesWith(staying.email)).not.toEqual([]);
});

it('when the server was killed after an erasure, the first purge of the next one removes the email', async () => {
  const email = await eraseNewAccount('leaving.unpurged');
  await createPurge(database.db, async () => freeBytes)();
  expect(await filesWith(email)).toEqual([]);
});

it('when the disk is nearly full, the purge waits until there is space', async () => {
  const purge = createPurge(database.db, async () => freeBytes);
  const email = await eraseNewAccount('leaving.full');
  freeBytes = 16 * 1_048_576;
  await expect(purge()).rejects.toThrow('too little space');
  expect(await filesWith(email)).not.toEqual([]);
  freeBytes = Number.POSITIVE_INFINITY;
  await purge();
  expect(await filesWith(email)).toEqual([]);
});

it('when the server stops, it purges once more', async () => {
  const stop = schedulePurge(server.services);
  const email = await eraseNewAccount('leaving.last');
  await stop();
  expect(await filesWith(email)).toEqual([]);
});

it('when no account was erased since the last purge, the files stay as they are', async () => {
  const purge = createPurge(database.db, async () => freeBytes);
  await purge();
  const position = async () => {
    const { rows } = await database.db.execute(sql`select pg_current_wal_lsn() as position`);
    return rows;
  };
  const before = await position();
  await purge();
  expect(await position()).toEqual(before);
});
