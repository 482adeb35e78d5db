import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../testing/child-client.ts';
import { type ChildServers, createChildServers } from '../testing/child-server.ts';

/** Servers as processes that want the same data folder. They wait for each other, so the tests run side by side. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let servers: ChildServers;
beforeAll(async () => {
  servers = await createChildServers();
});
afterAll(() => servers.close());

/** Runs a process as process 1 of its own, as containers do; it ends with its launcher. */
const ownProcesses = [
  'unshare',
  '--user',
  '--map-root-user',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
];
const canUnshare = spawnSync('sh', ['-c', `${ownProcesses.join(' ')} true`]).status === 0;

describe.concurrent.each([
  { where: 'on the same system', launcher: [] },
  ...(canUnshare ? [{ where: 'in another container', launcher: ownProcesses }] : []),
])('when another server $where uses the data folder', ({ launcher }) => {
  it('the server does not start until the other one is killed', async () => {
    const dataDir = await servers.newFolder();
    const first = await servers.start(dataDir, {}, launcher);
    const second = await servers.run({ PORT: '0', DATA_DIR: dataDir }, launcher).exited;
    expect(second).toMatchObject({ code: 1 });
    expect(second.stderr).toMatch(/is in use by process \d+$/);
    expect((await createProfile(first, 'before')).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.exited;
    const third = await servers.start(dataDir, {}, launcher);
    expect((await createProfile(third, 'after')).status).toBe(200);
  });
});

it.concurrent('when its file in the lock is missing, the server ends, since another one may use the folder', async () => {
  const dataDir = await servers.newFolder();
  const { exited } = await servers.start(dataDir);
  const lock = join(dataDir, 'server.lock');
  for (const name of await readdir(lock)) await rm(join(lock, name));
  expect(await exited).toMatchObject({ code: 1 });
});
