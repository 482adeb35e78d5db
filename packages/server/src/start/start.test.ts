import { spawnSync } from 'node:child_process';
import { chmod, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../testing/child-client.ts';
import { type ChildServers, createChildServers, freePort } from '../testing/child-server.ts';
import { othersRights } from './private-files.ts';

// Starts real processes on real folders.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let servers: ChildServers;
beforeAll(async () => {
  servers = await createChildServers();
});
afterEach(() => servers.killAll());
afterAll(() => servers.close());

describe('when the server cannot start, it exits with a one-line message', () => {
  it.each([
    ['a bad setting', async () => ({ PORT: 'x' }), /^PORT: /],
    [
      'a port that is taken',
      async () => ({ PORT: servers.emulatorHost.split(':')[1] ?? '', DATA_DIR: await servers.newFolder() }),
      /^PORT: \d+ on 127\.0\.0\.1 is in use by another program$/,
    ],
    [
      'a data folder that is a file',
      async () => {
        const file = join(await servers.newFolder(), 'file');
        await writeFile(file, '');
        return { PORT: '0', DATA_DIR: file };
      },
      /^DATA_DIR: .* cannot be used/,
    ],
    [
      'a world that is not there',
      async () => ({ PORT: '0', DATA_DIR: await servers.newFolder(), SEED_DIR: '/no-world' }),
      /^SEED_DIR: .*world\.json cannot be read$/,
    ],
    [
      'a database server that does not answer',
      async () => ({
        PORT: '0',
        DATA_DIR: await servers.newFolder(),
        DATABASE_URL: `postgresql://127.0.0.1:${await freePort()}/x`,
      }),
      /^DATABASE_URL: the database cannot be opened/,
    ],
    [
      'an empty signing secret',
      async () => {
        const dataDir = await servers.newFolder();
        await writeFile(join(dataDir, 'signing-secret'), '');
        return { PORT: '0', DATA_DIR: dataDir };
      },
      /^DATA_DIR: .*signing-secret has 0 bytes instead of at least 32; delete it, and the next start generates/,
    ],
    [
      'the emulator in production',
      async () => ({ NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: servers.emulatorHost }),
      /^FIREBASE_AUTH_EMULATOR_HOST must not be set in production/,
    ],
    [
      'the emulator beyond this machine',
      async () => ({
        HOST: '0.0.0.0',
        FIREBASE_AUTH_EMULATOR_HOST: servers.emulatorHost,
        AUTH_EMULATOR: 'allow',
      }),
      /^FIREBASE_AUTH_EMULATOR_HOST must not be set with HOST 0\.0\.0\.0/,
    ],
    [
      'production without a Firebase project',
      async () => ({ NODE_ENV: 'production' }),
      /^FIREBASE_PROJECT_ID: /,
    ],
  ])('for %s', async (_, environment, message) => {
    const { code, stderr } = await servers.run(await environment()).exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr.split('\n')).toHaveLength(1);
  });
});

/** Lists what other users of the system have rights on. */
async function openToOthers(folder: string): Promise<string[]> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => (await lstat(path)).mode));
  return paths.filter((_, index) => ((modes[index] ?? 0) & othersRights) !== 0);
}

it('only its owner has rights on the data folder, also when an earlier version has written it', async () => {
  const dataDir = await servers.newFolder();
  // A new database is created too.
  await rm(join(dataDir, 'db'), { recursive: true });
  await mkdir(join(dataDir, 'pictures', 'aa'), { recursive: true });
  await writeFile(join(dataDir, 'pictures', 'aa', 'old.jpg'), '');
  spawnSync('chmod', ['-R', 'a+rwX', dataDir]);
  expect(await openToOthers(dataDir)).toHaveLength(4);
  const { address, child, exited } = await servers.start(dataDir);
  expect((await createProfile({ address }, 'private')).status).toBe(200);
  expect(await openToOthers(dataDir)).toEqual([]);
  child.kill('SIGTERM');
  await exited;
  expect(await openToOthers(dataDir)).toEqual([]);
});

it('when the data folder has files that are not of the server, they keep their rights', async () => {
  const dataDir = await servers.newFolder();
  const letters = join(dataDir, 'letters.txt');
  await writeFile(letters, 'mine');
  await chmod(letters, 0o644);
  await chmod(dataDir, 0o755);
  await servers.start(dataDir);
  expect(await openToOthers(dataDir)).toEqual([dataDir, letters]);
});

it('on SIGTERM, the server finishes running requests and exits with 0', async () => {
  const { address, port, child, exited } = await servers.start(await servers.newFolder());
  // An idle connection must not delay the exit.
  const idle = connect(port, '127.0.0.1');
  const running = Array.from({ length: 5 }, (_, index) => createProfile({ address }, `stop-${index}`));
  await Promise.race(running);
  child.kill('SIGTERM');
  const answers = await Promise.allSettled(running);
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value.ok).length).toBeGreaterThan(
    0,
  );
  expect(await exited).toMatchObject({ code: 0, signal: null, stderr: '' });
  idle.destroy();
});
