import { deepEqual, equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainJpeg } from '../../../packages/server/src/images/testing/files.ts';
import {
  loadImage,
  readFeed,
  shareImage,
  signUpTestUser,
} from '../../../packages/server/src/testing/child-client.ts';
import type { Harness } from './harness.ts';

/** Runs a process with its own mounts, on systems that allow it to users. */
const ownMounts = ['unshare', '--user', '--map-root-user', '--mount'] as const;
/** The empty database uses 39 MB. */
const megabytes = 64;

/** Runs a server on a disk that becomes full, then read-only, and usable again each time. */
export async function checkFullDisk(harness: Harness): Promise<string> {
  const test = spawnSync('sh', ['-c', `${ownMounts.join(' ')} mount -t tmpfs tmpfs /tmp`]);
  if (test.status !== 0) throw new Error(`a small tmpfs cannot be mounted on this machine: ${test.stderr}`);
  const folder = await harness.servers.newFolder();
  const script = `mkdir /tmp/disk.$$ && mount -t tmpfs -o size=${megabytes}m tmpfs /tmp/disk.$$ &&
    cp -r ${folder}/. /tmp/disk.$$ && mount --move /tmp/disk.$$ ${folder} &&
    rmdir /tmp/disk.$$ && exec "$0" "$@"`;
  const { server } = await harness.start({ LOG_LEVEL: 'error' }, [...ownMounts, 'sh', '-c', script], folder);
  const jpeg = await plainJpeg(600, 800);
  await signUpTestUser(server);
  const id = (await shareImage(server, jpeg)).body.post?.id;
  const readable = async (width: number) => {
    const { status, body } = await readFeed(server);
    deepEqual([status, body.posts?.at(-1)?.id], [200, id]);
    equal((await loadImage(server, `/post/${id}/image?w=${width}`)).status, 200);
  };

  const filler = join(`/proc/${server.child.pid}/root${folder}`, 'filler');
  await writeFile(filler, Buffer.alloc(megabytes * 1_048_576)).catch(() => undefined);
  const full = await shareImage(server, jpeg);
  deepEqual([full.status, full.body.code], [507, 'STORAGE_FULL']);
  await readable(320);
  await rm(filler);
  equal((await shareImage(server, jpeg)).status, 200, 'after the disk had space again');

  const enter = ['-t', String(server.child.pid), '-U', '-m', '--preserve-credentials', 'sh', '-c'];
  const onDisk = (command: string) => {
    const { status, stderr } = spawnSync('nsenter', [...enter, command]);
    equal(status, 0, String(stderr));
  };
  const images = join(folder, 'pictures');
  onDisk(`mount --bind ${images} ${images} && mount -o remount,bind,ro ${images}`);
  const readOnly = await shareImage(server, jpeg);
  deepEqual([readOnly.status, readOnly.body.code], [503, 'UNAVAILABLE']);
  await readable(160);
  onDisk(`mount -o remount,bind,rw ${images}`);
  equal((await shareImage(server, jpeg)).status, 200, 'after the disk was writable again');
  server.child.kill('SIGKILL');
  return 'full: 507, read-only: 503, reads go on, recovers without a restart';
}
