import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownMigrations } from '../db/migrate.ts';
import { createArchiveWriter } from './archive-writer.ts';
import { saveBackup } from './backup-file.ts';
import { streamBackup } from './backup-stream.ts';
import { localAccountsPath } from './create-backup.ts';
import { endName, manifestName, tableOf } from './manifest.ts';
import { readEntries, verifyBackup } from './read-backup.ts';
import { checkVersion, restoreBackup } from './restore-backup.ts';
import { createPlace, databaseKinds, dumpRows, dumpRules, fillPlace, type Place } from './testing/places.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const never = new AbortController().signal;
const clock = () => new Date('2026-11-23T12:00:00Z');
const kind = databaseKinds.at(-1) ?? 'embedded';
/** More than one batch of rows. */
const manyPosts = 1_001;

let folder: string;
let file: string;
const places: Place[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-backups-'));
  file = join(folder, 'aura.tar');
});
afterEach(async () => {
  for (const place of places.splice(0)) await place.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function place(...args: Parameters<typeof createPlace>): Promise<Place> {
  const created = await createPlace(...args);
  places.push(created);
  return created;
}

const backUp = (source: Place) => saveBackup(file, streamBackup({ ...source, clock }), never);

async function restore(target: Place, replace = false, source = file) {
  const backup = await verifyBackup(source);
  checkVersion(source, backup.manifest);
  return restoreBackup(target, source, backup, replace);
}

const directions = databaseKinds
  .flatMap((from) => databaseKinds.map((to) => ({ from, to })))
  // From embedded to embedded is part of the suite `unit`.
  .filter(({ from, to }) => from === kind || to === kind);

describe.each(directions)('a backup of the database $from', ({ from, to }) => {
  it(`restored into the database ${to} gives the same rows, rules and images`, async () => {
    const source = await place(from);
    const target = await place(to);
    await fillPlace(source, manyPosts);
    const rows = await dumpRows(source.db);
    const rules = await dumpRules(target.db);
    const { end } = await backUp(source);
    expect([end.images, end.missingImages, end.rows.posts]).toEqual([manyPosts, 0, manyPosts]);
    await restore(target);
    expect(await dumpRows(target.db)).toBe(rows);
    expect(await dumpRules(target.db)).toEqual(rules);
    expect(new Map([...target.blobs].map(([key, bytes]) => [key, String(bytes)]))).toEqual(
      new Map([...source.blobs].map(([key, bytes]) => [key, String(bytes)])),
    );
  });
});

it('rows and images that are added or deleted during the backup do not change it', async () => {
  const source = await place(kind);
  const target = await place(kind);
  await fillPlace(source, manyPosts);
  const rows = await dumpRows(source.db);
  const stream = streamBackup({ ...source, clock });
  await new Promise((resolve) => stream.once('readable', resolve));
  await source.db.execute(sql`delete from posts where id <> 'p_1'`);
  await source.db.execute(sql`insert into users (id, uid, email) values ('u_3', 'uid-3', 'c@example.com')`);
  source.blobs.delete('aa/pic_2/original.jpg');
  const { end } = await saveBackup(file, stream, never);
  expect(end.missingImages).toBe(1);
  await restore(target);
  expect(await dumpRows(target.db)).toBe(rows);
});

it('a backup of an earlier version is restored and migrated', async () => {
  const known = knownMigrations();
  const source = await place('embedded', known.slice(0, 2));
  const target = await place(kind);
  await source.db.execute(sql`insert into users (id, uid, email) values ('u_1', 'uid-1', 'a@example.com')`);
  await source.db.execute(
    sql`insert into posts (id, owner_id, caption, tags) values ('p_1', 'u_1', 'old', '{}')`,
  );
  const rules = await dumpRules(target.db);
  await backUp(source);
  await restore(target);
  const { rows } = await target.db.execute(sql`select caption, image_alt, post_count, public_posts
    from posts join users on users.id = owner_id cross join feed_totals`);
  expect(rows).toEqual([{ caption: 'old', image_alt: '', post_count: 1, public_posts: 1 }]);
  expect(await dumpRules(target.db)).toEqual(rules);
  const applied = await target.db.execute(sql`select hash from applied_migrations`);
  expect(applied.rows).toHaveLength(known.length);
});

it('restored rows are not counted again, whatever the order of the tables', async () => {
  const source = await place(kind);
  const target = await place(kind);
  await fillPlace(source, 3);
  const { end } = await backUp(source);
  const entries = [];
  for await (const entry of readEntries(file)) if (entry.name !== endName) entries.push(entry);
  const isUsers = ({ name }: { name: string }) => tableOf(name) === 'users';
  const [manifest, ...others] = entries;
  const usersFirst = [...others.filter(isUsers), ...others.filter((entry) => !isUsers(entry))];
  const archive = createArchiveWriter(clock());
  const write = async () => {
    for (const entry of manifest ? [manifest, ...usersFirst] : []) await archive.add(entry.name, entry.bytes);
    await archive.add(endName, Buffer.from(JSON.stringify({ ...end, sha256: archive.sha256() })));
    archive.finish();
  };
  const reordered = join(folder, 'reordered.tar');
  await Promise.all([write(), saveBackup(reordered, archive.stream, never)]);
  await restore(target, false, reordered);
  expect(await dumpRows(target.db)).toBe(await dumpRows(source.db));
});

it('local accounts are restored, but not into production', async () => {
  const source = await place(kind);
  const path = localAccountsPath(source.config.dataDir);
  await mkdir(join(source.config.dataDir, 'auth'));
  await writeFile(path, '{"users":[]}');
  await backUp(source);
  const local = await place(kind);
  const live = await place(kind);
  live.config.production = true;
  for (const target of [local, live]) await restore(target);
  expect(await readFile(localAccountsPath(local.config.dataDir), 'utf8')).toBe('{"users":[]}');
  expect((await stat(localAccountsPath(local.config.dataDir))).mode & 0o777).toBe(0o600);
  await expect(stat(localAccountsPath(live.config.dataDir))).rejects.toThrow('ENOENT');
});

/** Without a server, the test does not exist, so that it is not reported as skipped. */
const itOnServer: (name: string, test: () => Promise<void>) => void =
  kind === 'PostgreSQL' ? it : () => undefined;

itOnServer('a PostgreSQL database that a server uses is refused', async () => {
  const source = await place(kind);
  const target = await place(kind);
  await backUp(source);
  await target.db.transaction(async () => {
    await expect(restore(target)).rejects.toThrow(/^The database is in use by 1 other connections/);
  });
});

describe('a target that is not empty', () => {
  it('is refused and unchanged, and replaced with --replace, its other images too', async () => {
    const source = await place(kind);
    const target = await place(kind);
    await fillPlace(source, 2);
    await backUp(source);
    await target.db.execute(sql`insert into users (id, uid, email) values ('u_9', 'uid-9', 'z@example.com')`);
    target.blobs.set('zz/pic_old/original.jpg', Buffer.from('old'));
    const before = await dumpRows(target.db);
    await expect(restore(target)).rejects.toThrow(/^The database is not empty; --replace deletes/);
    expect(await dumpRows(target.db)).toBe(before);
    await restore(target, true);
    expect(await dumpRows(target.db)).toBe(await dumpRows(source.db));
    expect([...target.blobs.keys()].sort()).toEqual([...source.blobs.keys()].sort());
  });

  it('keeps what it has when the restore fails', async () => {
    const source = await place(kind);
    const target = await place(kind);
    await fillPlace(source, 2);
    await backUp(source);
    await target.db.execute(sql`insert into users (id, uid, email) values ('u_9', 'uid-9', 'z@example.com')`);
    const before = await dumpRows(target.db);
    const put = () => Promise.reject(new Error('The disk is full.'));
    const failing = { ...target, storage: { ...target.storage, put } };
    await expect(restore(failing, true)).rejects.toThrow('The disk is full.');
    expect(await dumpRows(target.db)).toBe(before);
  });

  it('is refused when its tables are not of Aura', async () => {
    const source = await place(kind);
    const target = await place('embedded', []);
    await backUp(source);
    await target.db.execute(sql`create table ledger (id integer)`);
    await expect(restore(target, true)).rejects.toThrow('tables that are not of Aura');
  });
});

describe('a file', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    const source = await createPlace(kind);
    await fillPlace(source, 3);
    await backUp(source);
    await source.close();
    bytes = await readFile(file);
  });
  const damaged = () => join(folder, 'damaged.tar');

  it.each([
    ['empty', () => Buffer.alloc(0), 'is not a backup of Aura'],
    ['not a tar file', () => Buffer.alloc(4096, 'x'), 'is damaged or incomplete'],
    ['cut within an entry', () => bytes.subarray(0, 3000), 'is damaged or incomplete'],
    [
      'cut between entries',
      () => bytes.subarray(0, bytes.indexOf('tables/')),
      'is incomplete: its end is missing',
    ],
    ['cut before its end', () => bytes.subarray(0, bytes.lastIndexOf('end.json')), 'incomplete'],
    [
      'changed in one byte of an image',
      () => {
        const changed = Buffer.from(bytes);
        const at = changed.indexOf('the image 2');
        changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
        return changed;
      },
      'is damaged: its checksum is wrong',
    ],
  ])('that is %s is refused', async (_, content, message) => {
    await writeFile(damaged(), content());
    await expect(verifyBackup(damaged())).rejects.toThrow(message);
  });

  it('that does not exist is refused', async () => {
    await expect(verifyBackup(join(folder, 'none.tar'))).rejects.toThrow(
      /none\.tar cannot be read \(ENOENT\)$/,
    );
  });

  it('of a newer version is refused, by its migrations and by its format', async () => {
    const { manifest } = await verifyBackup(file);
    const newer = { ...manifest, version: '9.0.0', migrations: [...manifest.migrations, 'later'] };
    expect(() => checkVersion(file, newer)).toThrow(/was made by version 9\.0\.0, whose database is newer/);
    const archive = createArchiveWriter(clock());
    const add = archive.add(manifestName, Buffer.from('{"format":2,"version":"9.0.0"}'));
    void add.then(() => archive.finish());
    await expect(saveBackup(damaged(), archive.stream, never)).rejects.toThrow(/made by version 9\.0\.0/);
  });
});
