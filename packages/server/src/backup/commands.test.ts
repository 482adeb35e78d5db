import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { plainJpeg } from '../images/testing/files.ts';
import { loadImage, readFeed, shareImage, signUpTestUser } from '../testing/child-client.ts';
import { type ChildServers, createChildServers } from '../testing/child-server.ts';

/** `npm run backup` and `npm run restore` as they run in production: the server's build, in processes. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let servers: ChildServers;
let jpeg: Buffer;
beforeAll(async () => {
  servers = await createChildServers();
  jpeg = await plainJpeg(600, 800);
});
afterAll(() => servers.close());

const backup = (DATA_DIR: string, ...args: string[]) =>
  servers.run({ DATA_DIR }, [], ['backup.js', ...args]).exited;
const restore = (DATA_DIR: string, ...args: string[]) =>
  servers.run({ DATA_DIR }, [], ['restore.js', ...args]).exited;

it('a backup of a running server brings back its posts and images after the data folder was destroyed', async () => {
  const dataDir = await servers.newFolder();
  const file = join(await servers.newFolder(), 'aura.tar');
  const server = await servers.start(dataDir);
  await signUpTestUser(server);
  await shareImage(server, jpeg);
  const before = await readFeed(server);
  const later = [backup(dataDir, file), shareImage(server, jpeg)] as const;
  expect(await later[0]).toMatchObject({ code: 0, stderr: '' });
  expect((await later[1]).status).toBe(200);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await restore(dataDir, file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATA_DIR: .* is in use by process \d+$/),
  });
  server.child.kill('SIGKILL');
  await server.exited;
  await rm(dataDir, { recursive: true });
  expect(await restore(dataDir, file)).toMatchObject({ code: 0, stderr: '' });
  const restored = await servers.start(dataDir);
  const { body } = await readFeed(restored);
  const ids = (body.posts ?? []).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining((before.body.posts ?? []).map(({ id }) => id)));
  for (const { image } of body.posts ?? []) expect((await loadImage(restored, image)).status).toBe(200);
  expect((await shareImage(restored, jpeg)).status).toBe(200);
});

it('a backup is made while no server runs too, and refused without a database or a file name', async () => {
  const dataDir = await servers.newFolder();
  const folder = join(await servers.newFolder(), 'empty');
  await mkdir(folder);
  expect(await backup(dataDir, join(folder, 'aura.tar'))).toMatchObject({ code: 0, stderr: '' });
  expect(await readdir(folder)).toEqual(['aura.tar']);
  expect(await backup(folder, join(folder, 'b.tar'))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/has no database$/),
  });
  expect(await backup(dataDir)).toMatchObject({ code: 1, stderr: 'Usage: npm run backup -- FILE' });
  expect(await restore(dataDir, '--force', 'x')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Usage/),
  });
});

it('a restore says first what it restores into', async () => {
  const file = join(await servers.newFolder(), 'aura.tar');
  await backup(await servers.newFolder(), file);
  const target = await servers.newFolder();
  const { exited, output } = servers.run({ DATA_DIR: target }, [], ['restore.js', file]);
  expect(await exited).toMatchObject({ code: 0, stderr: '' });
  expect(output()).toMatch(`Restoring into the database in ${target}, images in ${target}\nThe backup of `);
});

it('when the file may not grow, the backup ends with one line and leaves nothing', async () => {
  const dataDir = await servers.newFolder();
  const folder = join(await servers.newFolder(), 'small');
  await mkdir(folder);
  await servers.start(dataDir);
  const limited = ['sh', '-c', 'ulimit -f 1 && exec "$0" "$@"'];
  const { exited } = servers.run({ DATA_DIR: dataDir }, limited, ['backup.js', join(folder, 'aura.tar')]);
  expect(await exited).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/aura\.tar cannot be written \(EFBIG\)$/),
  });
  expect(await readdir(folder)).toEqual([]);
});
