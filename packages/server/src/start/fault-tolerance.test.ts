import { spawnSync } from 'node:child_process';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainJpeg } from '../images/testing/files.ts';
import {
  loadImage,
  readFeed,
  shareImage,
  shareUntilKilled,
  shareWithKeysUntilKilled,
  signUpTestUser,
} from '../testing/child-client.ts';
import { type ChildServer, type ChildServers, createChildServers } from '../testing/child-server.ts';

/** Tests a server process that is killed or whose disk fails. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let servers: ChildServers;
let jpeg: Buffer;
beforeAll(async () => {
  servers = await createChildServers();
  jpeg = await plainJpeg(600, 800);
});
afterAll(() => servers.close());

const hourMs = 3_600_000;

/** Lists the stored images as `folder/id`, without empty folders. */
async function storedImages(dataDir: string): Promise<string[]> {
  const files = await readdir(join(dataDir, 'pictures'), { recursive: true });
  return files.filter((file) => /^\w\w\/pic_[\w-]+\/original\.jpg$/.test(file)).map((file) => dirname(file));
}

it('when the server is killed during writes, all acknowledged posts survive with complete images', async () => {
  const dataDir = await servers.newFolder();
  let server = await servers.start(dataDir);
  await signUpTestUser(server);
  const acknowledged: string[] = [];
  for (const after of [5, 9]) {
    acknowledged.push(...(await shareUntilKilled(server, jpeg, after)));
    // Makes images without a row old enough for the sweep of the next start.
    const old = new Date(Date.now() - 2 * hourMs);
    for (const image of await storedImages(dataDir)) {
      await utimes(join(dataDir, 'pictures', image, 'original.jpg'), old, old).catch(() => undefined);
    }
    server = await servers.start(dataDir);
  }
  const { body } = await readFeed(server, 'limit=50');
  const posts = body.posts ?? [];
  expect(posts.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  for (const { image } of posts) expect((await loadImage(server, image)).status).toBe(200);
  await vi.waitFor(async () => expect(await storedImages(dataDir)).toHaveLength(posts.length), 20_000);
  expect(await readdir(join(dataDir, 'pictures', 'unfinished')).catch(() => [])).toEqual([]);
});

it('when the server is killed, repeating a request with its key gives the first post or the only one', async () => {
  const dataDir = await servers.newFolder();
  let server = await servers.start(dataDir);
  await signUpTestUser(server);
  for (const killAfterMs of [350, 500, 700]) {
    const ids = await shareWithKeysUntilKilled(server, jpeg, killAfterMs);
    server = await servers.start(dataDir);
    for (const [key, id] of ids) {
      const { status, body } = await shareImage(server, jpeg, key);
      expect([key, status, id ?? body.post?.id]).toEqual([key, 200, body.post?.id]);
    }
    const { body } = await readFeed(server, 'limit=50');
    const captions = (body.posts ?? []).map(({ caption }) => caption);
    const repeated = captions.filter((caption) => caption.startsWith(`kill-${killAfterMs}-`));
    expect(repeated.sort()).toEqual([...ids.keys()].sort());
  }
});

/** Runs a process with its own mounts, on systems that allow it to users. */
const ownMounts = ['unshare', '--user', '--map-root-user', '--mount'] as const;
const canMount = spawnSync('sh', ['-c', `${ownMounts.join(' ')} mount -t tmpfs tmpfs /tmp`]).status === 0;

describe.runIf(canMount)('when the disk', () => {
  /** The empty database uses 39 MB. */
  const megabytes = 64;
  let server: ChildServer;
  let dataDir: string;
  /** The server's data folder, as seen from this process. */
  let disk: string;
  let shared: Awaited<ReturnType<typeof shareImage>>['body']['post'];

  beforeAll(async () => {
    dataDir = await servers.newFolder();
    const script = `mkdir /tmp/disk.$$ && mount -t tmpfs -o size=${megabytes}m tmpfs /tmp/disk.$$ &&
      cp -r ${dataDir}/. /tmp/disk.$$ && mount --move /tmp/disk.$$ ${dataDir} &&
      rmdir /tmp/disk.$$ && exec "$0" "$@"`;
    server = await servers.start(dataDir, {}, [...ownMounts, 'sh', '-c', script]);
    disk = `/proc/${server.child.pid}/root${dataDir}`;
    await signUpTestUser(server);
    shared = (await shareImage(server, jpeg)).body.post;
  });

  /** Runs a command within the server's mounts. */
  function onDisk(command: string): void {
    const enter = ['-t', String(server.child.pid), '-U', '-m', '--preserve-credentials'];
    const { status, stderr } = spawnSync('nsenter', [...enter, 'sh', '-c', command]);
    if (status !== 0) throw new Error(String(stderr));
  }

  async function expectReadable(width: number): Promise<void> {
    const { status, body } = await readFeed(server);
    expect([status, body.posts?.[0]?.id]).toEqual([200, shared?.id]);
    expect((await loadImage(server, `/post/${shared?.id}/image?w=${width}`)).status).toBe(200);
  }

  it('is full, answers 507 to writes, serves reads, and recovers when there is space', async () => {
    const filler = join(disk, 'filler');
    await expect(writeFile(filler, Buffer.alloc(megabytes * 1_048_576))).rejects.toThrow('ENOSPC');
    expect(await shareImage(server, jpeg)).toEqual({
      status: 507,
      body: { success: false, code: 'STORAGE_FULL', error: 'There is no room for this right now.' },
    });
    await expectReadable(320);
    await rm(filler);
    const again = await shareImage(server, jpeg);
    expect(again.status).toBe(200);
    shared = again.body.post;
  });

  it('becomes read-only, answers 503 to writes, serves reads, and recovers when it is writable', async () => {
    const images = join(dataDir, 'pictures');
    onDisk(`mount --bind ${images} ${images} && mount -o remount,bind,ro ${images}`);
    expect(await shareImage(server, jpeg)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    // The health check remembers its result for a second.
    await vi.waitFor(
      async () => expect((await fetch(`${server.address}/api/health`)).status).toBe(503),
      5_000,
    );
    await expectReadable(160);
    onDisk(`mount -o remount,bind,rw ${images}`);
    expect((await shareImage(server, jpeg)).status).toBe(200);
  });
});
