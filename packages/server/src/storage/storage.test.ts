import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { type BlobStorage, openStorage } from './storage.ts';

// The AWS packages load slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const timeoutMs = 60_000;

type StandIn = Awaited<ReturnType<typeof startFakeS3>>;

let s3: StandIn;
let dataDir: string;
let storage: BlobStorage;
beforeAll(async () => {
  s3 = await startFakeS3();
  dataDir = await mkdtemp(join(tmpdir(), 'aura-storage-'));
});
afterAll(async () => {
  s3.close();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (env: Readonly<Record<string, string>>) =>
  openStorage(readConfig({ DATA_DIR: dataDir, ...env }), timeoutMs);

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const textAt = async (key: string) => {
  const found = await storage.get(key);
  return found === null ? null : Buffer.from(found).toString();
};

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list()) found.push(key);
  return found.sort();
}

describe.each([
  ['a folder', () => ({})],
  ['an S3 bucket', () => s3.env],
])('%s as storage', (_, env) => {
  beforeEach(async () => {
    s3.objects.clear();
    await rm(join(dataDir, 'pictures'), { recursive: true, force: true });
    storage = await open(env());
  });

  it('returns all bytes of the last put', async () => {
    const every = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await storage.put('aa/pic_1/original.jpg', bytes('first'));
    await storage.put('aa/pic_1/original.jpg', every);
    expect(Buffer.from((await storage.get('aa/pic_1/original.jpg')) ?? [])).toEqual(Buffer.from(every));
    expect(await storage.exists('aa/pic_1/original.jpg')).toBe(true);
  });

  it('when the object does not exist, returns null', async () => {
    expect(await storage.get('aa/pic_1/original.jpg')).toBeNull();
    expect(await storage.exists('aa/pic_1/original.jpg')).toBe(false);
    expect(await keys()).toEqual([]);
  });

  it('lists all objects with their times over several pages', async () => {
    const all = Array.from({ length: 7 }, (_, index) => `aa/pic_${index}/original.jpg`);
    const before = Date.now();
    for (const key of all) await storage.put(key, bytes(key));
    expect(await keys()).toEqual(all);
    for await (const { lastModified } of storage.list()) {
      expect(Math.abs(lastModified.getTime() - before)).toBeLessThan(60_000);
    }
  });

  it('lists the objects of several folders', async () => {
    const all = ['aa/pic_1/original.jpg', 'aa/pic_1/w160.jpg', 'bb/pic_2/original.jpg', 'health/probe'];
    all.push('cutouts/aa/pic_3/original.webp');
    for (const key of all) await storage.put(key, bytes(key));
    expect(await keys()).toEqual([...all].sort());
  });

  it('when an object is deleted while the objects are listed, lists the others', async () => {
    const all = ['aa/pic_1/original.jpg', 'aa/pic_2/original.jpg', 'bb/pic_3/original.jpg'];
    for (const key of all) await storage.put(key, bytes(key));
    const found: string[] = [];
    for await (const { key } of storage.list()) {
      found.push(key);
      for (const other of all) if (!found.includes(other)) await storage.deleteFolder(dirname(other));
    }
    expect(all).toEqual(expect.arrayContaining(found));
  });

  it('deletes a folder but not folders with the same prefix', async () => {
    const inside = ['original', 'w160', 'w320', 'w640', 'w960'].map((name) => `aa/pic_1/${name}.jpg`);
    for (const key of [...inside, 'aa/pic_12/original.jpg', 'bb/pic_1/original.jpg']) {
      await storage.put(key, bytes('x'));
    }
    await storage.deleteFolder('aa/pic_1');
    expect(await keys()).toEqual(['aa/pic_12/original.jpg', 'bb/pic_1/original.jpg']);
    await storage.deleteFolder('aa/pic_1');
  });

  it.each(['../outside', 'aa/../../outside', '/etc/passwd', 'a b', 'a\0b', '', 'aa//b', '.hidden'])(
    'rejects the invalid key %j',
    async (key) => {
      await expect(async () => storage.put(key, bytes('x'))).rejects.toThrow('Invalid storage key');
      await expect(storage.get(key)).rejects.toThrow('Invalid storage key');
      await expect(async () => storage.deleteFolder(key)).rejects.toThrow('Invalid storage key');
    },
  );

  it('when the storage is writable, check resolves', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('when writes are concurrent, every read returns the bytes of a single write', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(5000));
    await Promise.all(texts.map((text) => storage.put('aa/pic_1/original.jpg', bytes(text))));
    const seen = await Promise.all(texts.map(() => textAt('aa/pic_1/original.jpg')));
    expect(texts).toEqual(expect.arrayContaining(seen));
  });
});

describe('a folder', () => {
  beforeEach(() => rm(join(dataDir, 'pictures'), { recursive: true, force: true }));

  it('lists one folder after the other, each with its files at that time', async () => {
    storage = await open({});
    for (const folder of ['aa', 'bb']) await storage.put(`${folder}/pic_1/original.jpg`, bytes('x'));
    const found: string[] = [];
    for await (const { key } of storage.list()) {
      if (found.length === 0)
        await storage.put(`${key.startsWith('aa') ? 'bb' : 'aa'}/pic_2/original.jpg`, bytes('x'));
      found.push(key);
    }
    expect(found).toHaveLength(3);
  });

  it('when a file is deleted while its folder is listed, lists the others', async () => {
    storage = await open({});
    const names = ['original', 'w160', 'w320'].map((name) => `aa/pic_1/${name}.jpg`);
    for (const key of names) await storage.put(key, bytes('x'));
    const found: string[] = [];
    for await (const { key } of storage.list()) {
      found.push(key);
      const other = names.find((name) => !found.includes(name));
      if (found.length === 1 && other) await rm(join(dataDir, 'pictures', other));
    }
    expect(found).toHaveLength(2);
  });

  it('when a server was killed during a write, deletes the partial file', async () => {
    storage = await open({});
    await storage.put('aa/pic_1/original.jpg', bytes('whole'));
    await writeFile(join(dataDir, 'pictures', 'unfinished', 'half'), 'ha');
    storage = await open({});
    expect(await keys()).toEqual(['aa/pic_1/original.jpg']);
  });

  it('when a write fails, leaves no partial file', async () => {
    storage = await open({});
    await storage.put('file', bytes('a file where a folder is needed'));
    await expect(storage.put('file/original.jpg', bytes('x'))).rejects.toThrow();
    expect(await readdir(join(dataDir, 'pictures', 'unfinished'))).toEqual([]);
  });
});

describe('a bucket', () => {
  it.each([
    ['another bucket', { S3_BUCKET: 'other' }],
    ['another key', { S3_ACCESS_KEY_ID: 'other' }],
  ])('when it has %s, get and check reject', async (_, wrong) => {
    storage = await open({ ...s3.env, ...wrong });
    await expect(storage.get('aa/pic_1/original.jpg')).rejects.toThrow();
    await expect(storage.check()).rejects.toThrow();
  });
});
