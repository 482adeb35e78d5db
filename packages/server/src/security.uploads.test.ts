import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { avifWithHeader, foreignFiles, jpegWithHeader, plainJpeg, pngBomb } from './images/testing/files.ts';
import {
  abortUpload,
  announceUpload,
  readFeed,
  shareImage,
  signUpTestUser,
  streamUpload,
} from './testing/child-client.ts';
import { type ChildServer, type ChildServers, createChildServers } from './testing/child-server.ts';
import { supportsPeakMemory, trackPeakMemory } from './testing/memory.ts';

/** Memory and file handles that uploads use in a server process. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const megabyte = 1_000_000;
const indices = Array.from({ length: 20 }, (_, index) => index);

let servers: ChildServers;
let server: ChildServer;
let dataDir: string;
beforeAll(async () => {
  servers = await createChildServers();
  dataDir = await servers.newFolder();
  server = await servers.start(dataDir, { LOG_LEVEL: 'error' });
  await signUpTestUser(server);
  // Warm-up: loads everything that is loaded lazily.
  expect((await shareImage(server, await plainJpeg(1500, 1500))).status).toBe(200);
});
afterAll(() => servers.close());

/**
 * Measures the peak growth of the server's memory.
 * @returns bytes; 0 on systems that do not report it
 */
async function growthWhile(work: () => Promise<void>): Promise<number> {
  const peak = supportsPeakMemory ? trackPeakMemory(server.child.pid ?? 0) : () => 0;
  await work();
  return peak();
}

describe('a body of 50 MB', () => {
  it.each([
    ['without a content-length', () => streamUpload(server, 50 * megabyte)],
    ['with a content-length', () => announceUpload(server, 50 * megabyte)],
  ])('%s is rejected without buffering it, and its connection is closed', async (_, send) => {
    const growth = await growthWhile(async () => {
      const { status, connection, sent } = await send();
      expect([413, undefined]).toContain(status);
      expect(connection).toBe('close');
      expect(sent).toBeLessThan(50 * megabyte);
    });
    expect(growth).toBeLessThan(64 * megabyte);
  });

  it('sent 10 times concurrently is rejected within the memory limit', async () => {
    const growth = await growthWhile(async () => {
      const answers = await Promise.all(indices.slice(0, 10).map(() => streamUpload(server, 50 * megabyte)));
      for (const { status } of answers) expect([413, 503, undefined]).toContain(status);
    });
    expect(growth).toBeLessThan(128 * megabyte);
  });

  it('with a false content-length is read up to the stated length only', async () => {
    const upload = streamUpload(server, 2 * megabyte, { 'content-length': '1000' });
    expect([400, undefined]).toContain(
      await upload.then(
        ({ status }) => status,
        () => undefined,
      ),
    );
  });
});

describe('decompression bombs', () => {
  it('are rejected by their headers, 20 concurrently', async () => {
    const bombs = [
      pngBomb(),
      pngBomb(16_000),
      await jpegWithHeader(65_000, 65_000),
      await jpegWithHeader(7000, 7000, { progressive: true }),
      await avifWithHeader(7000, 7000),
    ];
    const growth = await growthWhile(async () => {
      const answers = await Promise.all(
        indices.map((index) => shareImage(server, bombs[index % bombs.length] ?? Buffer.alloc(0))),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    });
    expect(growth).toBeLessThan(64 * megabyte);
    const animation = foreignFiles['gif of ten thousand frames'] ?? Buffer.alloc(0);
    expect((await shareImage(server, animation)).status).toBe(415);
  });

  it('that are accepted stay within the memory limit, and reads stay fast', async () => {
    const expensive = [
      await sharp(await plainJpeg(4000, 3000))
        .jpeg({ progressive: true })
        .toBuffer(),
      pngBomb(3400, { interlaced: true }),
      pngBomb(7000),
    ];
    let uploaded = 0;
    const growth = await growthWhile(async () => {
      const uploads = indices.slice(0, 9).map(async (index) => {
        await shareImage(server, expensive[index % expensive.length] ?? Buffer.alloc(0));
        uploaded += 1;
      });
      expect((await readFeed(server)).status).toBe(200);
      expect(uploaded).toBeLessThan(uploads.length);
      await Promise.all(uploads);
    });
    expect(growth).toBeLessThan(200 * megabyte);
  });
});

describe('aborted uploads', () => {
  const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;

  it('leave no open file and no stored object', async () => {
    const stored = async () => (await readdir(join(dataDir, 'pictures'), { recursive: true })).sort();
    const before = [await stored(), supportsPeakMemory ? openFiles() : 0] as const;
    for (const share of [0.1, 0.5, 0.9]) {
      await Promise.all(Array.from({ length: 34 }, () => abortUpload(server, 200_000, share)));
    }
    // The server refuses requests while it is still ending many aborted ones.
    await vi.waitFor(async () => expect((await readFeed(server)).status).toBe(200), { timeout: 15_000 });
    expect(await stored()).toEqual(before[0]);
    if (supportsPeakMemory) {
      const closed = () => expect(openFiles()).toBeLessThanOrEqual(before[1] + 2);
      await vi.waitFor(closed, { timeout: 15_000 });
    }
    expect(server.child.exitCode).toBeNull();
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  });
});
