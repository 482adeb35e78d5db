import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { openCheckedStorage } from './checked-storage.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let s3: Awaited<ReturnType<typeof startFakeS3>>;
let dataDir: string;
beforeAll(async () => {
  s3 = await startFakeS3();
  dataDir = await mkdtemp(join(tmpdir(), 'aura-usable-'));
});
afterAll(async () => {
  s3.close();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (env: Readonly<Record<string, string>>) =>
  openCheckedStorage(readConfig({ DATA_DIR: dataDir, ...env }), pino({ level: 'silent' }));

it.each([
  ['bucket', { S3_BUCKET: 'other' }, 'S3_BUCKET: other cannot be used as storage (NoSuchBucket)'],
  [
    'key',
    { S3_ACCESS_KEY_ID: 'other' },
    'S3_BUCKET: pictures cannot be used as storage (InvalidAccessKeyId)',
  ],
  ['region', { S3_REGION: 'other' }, 'S3_BUCKET: pictures cannot be used as storage (SignatureDoesNotMatch)'],
])(
  "when the bucket's %s is wrong, the start fails with a message that names it",
  async (_, wrong, message) => {
    await expect(open({ ...s3.env, ...wrong })).rejects.toThrow(message);
  },
);

it('when the folder is not writable, the start fails', async () => {
  await writeFile(join(dataDir, 'pictures'), '');
  await expect(open({})).rejects.toThrow(`DATA_DIR: ${dataDir} cannot be used as storage (ENOTDIR)`);
});

it('when the bucket is down, the start succeeds and the storage works once it is up', async () => {
  s3.state.answer = (_, response) => response.writeHead(503).end();
  const storage = await open(s3.env);
  await expect(storage.check()).rejects.toThrow();
  s3.state.answer = null;
  await expect(storage.check()).resolves.toBeUndefined();
});
