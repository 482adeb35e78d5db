import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownMigrations } from '../db/migrate.ts';
import { openUnmigrated } from '../db/open-database.ts';
import { type ChildServers, createChildServers, freePort } from '../testing/child-server.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { connectionsFinding, migrationFinding, neededConnections } from './check-database.ts';
import { diskFinding } from './check-machine.ts';
import { clockFinding } from './finding.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let servers: ChildServers;
beforeAll(async () => {
  servers = await createChildServers();
});
afterAll(() => servers.close());

async function examine(env: Readonly<Record<string, string>>) {
  const { exited, output } = servers.run(env, [], ['doctor.js']);
  const { code } = await exited;
  return { code, lines: output().trim().split('\n') };
}

it('beside a running server, every line is ok, and nothing is changed', async () => {
  const dataDir = await servers.newFolder();
  const server = await servers.start(dataDir);
  const before = (await readdir(dataDir)).sort();
  const { code, lines } = await examine({ DATA_DIR: dataDir });
  expect(lines.filter((line) => !/^(ok {4}|warn {2}(disk|memory|app))/.test(line))).toEqual([]);
  expect(lines).toContain('ok    server: one runs on the data folder');
  expect(lines).toContainEqual(
    expect.stringMatching(/^ok {4}database: .* not checked while a server uses it$/),
  );
  expect(code).toBe(0);
  expect((await readdir(dataDir)).sort()).toEqual(before);
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
});

it('a wrong setting is one line', async () => {
  const { code, lines } = await examine({ PORT: 'many' });
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^error settings: PORT: /)]]);
});

it('without a server, the migrations of the embedded database are checked, and no emulator is needed', async () => {
  const dataDir = await servers.newFolder();
  const emulator = `127.0.0.1:${await freePort()}`;
  const { code, lines } = await examine({
    DATA_DIR: dataDir,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    AUTH_EMULATOR: 'allow',
  });
  expect(lines).toContain('ok    database: all migrations are applied');
  expect(lines).toContain('ok    server: none runs on the data folder');
  expect(lines).toContain(`ok    identity provider: no emulator runs at ${emulator}; npm start starts it`);
  expect(code).toBe(0);
});

it('a migration that the embedded database lacks is a warning', async () => {
  const dataDir = await servers.newFolder();
  const { db, close } = await openUnmigrated({ dataDir, databaseUrl: null });
  await db.execute(sql`delete from applied_migrations where hash = ${knownMigrations().at(-1)}`);
  await close();
  const { code, lines } = await examine({ DATA_DIR: dataDir });
  expect(lines).toContain('warn  database: 1 migrations are not applied; the next start applies them');
  expect(code).toBe(0);
});

it('one server needs connections for requests, locks, rate limits, live updates and the comparison of a replica', () => {
  const databaseReplicaUrl = 'postgresql://replica/aura';
  expect(neededConnections({ databaseConnections: 20, databaseReplicaUrl: null })).toBe(23);
  expect(neededConnections({ databaseConnections: 20, databaseReplicaUrl })).toBe(24);
});

it('reserved connections of the database do not count', () => {
  const facts = { maxConnections: 26, reservedConnections: 3 };
  expect(connectionsFinding(facts, 23).level).toBe('ok');
  expect(connectionsFinding(facts, 24).level).toBe('error');
});

it('a database server and an emulator of a running server that do not respond are errors', async () => {
  const dataDir = await servers.newFolder();
  const host = `127.0.0.1:${await freePort()}`;
  await servers.start(dataDir);
  const { code, lines } = await examine({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${host}/none`,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    AUTH_EMULATOR: 'allow',
  });
  expect(lines).toContainEqual(
    expect.stringMatching(/^error DATABASE_URL: .*does not respond \(.*ECONNREFUSED/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^error identity provider: the emulator at .* does not/),
  );
  expect(code).toBe(1);
});

it('a bucket with a wrong key is an error, and a right one keeps no probe', async () => {
  const s3 = await startFakeS3();
  try {
    const dataDir = await servers.newFolder();
    const wrong = await examine({ DATA_DIR: dataDir, ...s3.env, S3_ACCESS_KEY_ID: 'other' });
    expect(wrong.lines).toContainEqual(expect.stringMatching(/^error S3_BUCKET: .* cannot be written \(Inv/));
    const right = await examine({ DATA_DIR: dataDir, ...s3.env });
    expect(right.lines).toContain('ok    S3_BUCKET: pictures: images can be written, read and deleted');
    expect([...s3.objects.keys()]).toEqual([]);
  } finally {
    s3.close();
  }
});

it('a bucket with another time is an error', async () => {
  const s3 = await startFakeS3();
  try {
    s3.state.answer = (request, response) => {
      response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString());
      s3.defaultBehavior(request, response);
    };
    const { code, lines } = await examine({ DATA_DIR: await servers.newFolder(), ...s3.env });
    expect(lines).toContainEqual(expect.stringMatching(/^error clock: 3[56]\d\d seconds away .* the bucket/));
    expect(code).toBe(1);
  } finally {
    s3.close();
  }
});

it('rights of others are a warning, and a missing data folder is not created', async () => {
  const dataDir = await servers.newFolder();
  await chmod(dataDir, 0o755);
  expect((await examine({ DATA_DIR: dataDir })).lines).toContainEqual(
    expect.stringMatching(/^warn {2}rights: others have rights on /),
  );
  const missing = join(dataDir, 'missing');
  const { code, lines } = await examine({ DATA_DIR: missing });
  expect(lines).toContainEqual(expect.stringMatching(/^warn {2}DATA_DIR: .* is not there yet/));
  expect([code, await readdir(dataDir)]).toEqual([0, expect.not.arrayContaining(['missing'])]);
});

describe('the doctor finds', () => {
  it.each([
    [0, 10_000, 'error'],
    [2 ** 40, 10, 'error'],
    [100 * 2 ** 20, 10_000, 'warn'],
    [2 ** 40, 10_000, 'ok'],
  ])('with %i bytes and %i files free: %s', (bytes, files, level) => {
    expect(diskFinding('/data', bytes, files).level).toBe(level);
  });

  it('a clock that is more than 30 seconds away', () => {
    const now = new Date(1_000_000);
    expect(clockFinding('x', new Date(1_030_000), now).level).toBe('ok');
    expect(clockFinding('x', new Date(1_031_000), now).level).toBe('error');
    expect(clockFinding('x', new Date(969_000), now).level).toBe('error');
  });

  const finding = (missing: number, unknown: number, migrate = true) =>
    migrationFinding({ applied: 0, missing, unknown }, migrate);

  it('pending migrations, which are an error for a server that must not apply them', () => {
    expect(finding(0, 0).level).toBe('ok');
    expect(finding(1, 0).level).toBe('warn');
    expect(finding(2, 1, false)).toEqual({
      level: 'error',
      text: expect.stringMatching(/^MIGRATE: the database lacks 2 migrations; run `npm run migrate`/),
    });
  });

  it('migrations of a later version, which are expected after a rollback', () => {
    expect(finding(0, 1)).toEqual({
      level: 'warn',
      text: expect.stringMatching(
        /^DATABASE_URL: the database has 1 migration of a later version; this server/,
      ),
    });
  });
});
