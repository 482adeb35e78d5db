import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { avifWithHeader, foreignFiles, jpegWithHeader, plainJpeg, pngBomb } from './images/testing/files.ts';
import {
  abandonUpload,
  announceUpload,
  readFeed,
  shareImage,
  signUpUploader,
  streamUpload,
} from './testing/child-client.ts';
import { type ChildServer, type ChildServers, createChildServers } from './testing/child-server.ts';
import { knowsPeakMemory, watchMemory } from './testing/memory.ts';

/** What uploads may cost the server, as it runs in a process of its own. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const megabyte = 1_000_000;
const twenty = Array.from({ length: 20 }, (_, index) => index);

let servers: ChildServers;
let server: ChildServer;
let dataDir: string;
beforeAll(async () => {
  servers = await createChildServers();
  dataDir = await servers.newFolder();
  server = await servers.start(dataDir, { LOG_LEVEL: 'error' });
  await signUpUploader(server);
  // Whatever is loaded once is loaded.
  expect((await shareImage(server, await plainJpeg(1500, 1500))).status).toBe(200);
});
afterAll(() => servers.close());

/** @returns how many bytes the server's memory grew at most; 0 on systems that do not tell */
async function growthWhile(work: () => Promise<void>): Promise<number> {
  const peak = knowsPeakMemory ? watchMemory(server.child.pid ?? 0) : () => 0;
  await work();
  return peak();
}

describe('a body of 50 megabytes', () => {
  it.each([
    ['that tells no length', () => streamUpload(server, 50 * megabyte)],
    ['that tells its length', () => announceUpload(server, 50 * megabyte)],
  ])('%s is refused, never held whole, and its connection closed', async (_, send) => {
    const growth = await growthWhile(async () => {
      const { status, connection, sent } = await send();
      expect([413, undefined]).toContain(status);
      expect(connection).toBe('close');
      expect(sent).toBeLessThan(50 * megabyte);
    });
    expect(growth).toBeLessThan(64 * megabyte);
  });

  it('is refused ten times at once, without room for ten', async () => {
    const growth = await growthWhile(async () => {
      const answers = await Promise.all(twenty.slice(0, 10).map(() => streamUpload(server, 50 * megabyte)));
      for (const { status } of answers) expect([413, 503, undefined]).toContain(status);
    });
    expect(growth).toBeLessThan(128 * megabyte);
  });

  it('that lied about its length is no more than what it said', async () => {
    const upload = streamUpload(server, 2 * megabyte, { 'content-length': '1000' });
    expect([400, undefined]).toContain(
      await upload.then(
        ({ status }) => status,
        () => undefined,
      ),
    );
  });
});

describe('images that unfold', () => {
  it('are refused by their headers, twenty at once', async () => {
    const bombs = [
      pngBomb(),
      pngBomb(16_000),
      await jpegWithHeader(65_000, 65_000),
      await jpegWithHeader(7000, 7000, { progressive: true }),
      await avifWithHeader(7000, 7000),
    ];
    const growth = await growthWhile(async () => {
      const answers = await Promise.all(
        twenty.map((index) => shareImage(server, bombs[index % bombs.length] ?? Buffer.alloc(0))),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    });
    expect(growth).toBeLessThan(64 * megabyte);
    const animation = foreignFiles['gif of ten thousand frames'] ?? Buffer.alloc(0);
    expect((await shareImage(server, animation)).status).toBe(415);
  });

  it('take little memory though they are let in, and leave the feed alone', async () => {
    const dearest = [
      await sharp(await plainJpeg(4000, 3000))
        .jpeg({ progressive: true })
        .toBuffer(),
      pngBomb(3400, { interlaced: true }),
      pngBomb(7000),
    ];
    let uploaded = 0;
    const growth = await growthWhile(async () => {
      const uploads = twenty.slice(0, 9).map(async (index) => {
        await shareImage(server, dearest[index % dearest.length] ?? Buffer.alloc(0));
        uploaded += 1;
      });
      expect((await readFeed(server)).status).toBe(200);
      expect(uploaded).toBeLessThan(uploads.length);
      await Promise.all(uploads);
    });
    expect(growth).toBeLessThan(200 * megabyte);
  });
});

describe('uploads that are given up', () => {
  const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;

  it('leave nothing open and nothing behind, a hundred times', async () => {
    const stored = async () => (await readdir(join(dataDir, 'pictures'), { recursive: true })).sort();
    const before = [await stored(), knowsPeakMemory ? openFiles() : 0] as const;
    for (const share of [0.1, 0.5, 0.9]) {
      await Promise.all(Array.from({ length: 34 }, () => abandonUpload(server, 200_000, share)));
    }
    expect((await readFeed(server)).status).toBe(200);
    expect(await stored()).toEqual(before[0]);
    if (knowsPeakMemory) await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before[1] + 2));
    expect(server.child.exitCode).toBeNull();
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  });
});
