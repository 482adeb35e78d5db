import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainJpeg } from '../../images/testing/files.ts';
import { createNetworkAnalyzer } from './network-analyzer.ts';

/**
 * Fake worker programs. `models` is the path of a file that they create, so that a second start differs from
 * the first.
 */

const prelude = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  const frame = { width: 32, height: 32 };
  const isFirst = !existsSync(workerData.models);
  const send = (message) => parentPort.postMessage(message);
  writeFileSync(workerData.models, '');
  const ready = () => send({ ready: { outfit: frame, garment: frame } });
`;
const program = (body: string) => new URL(`data:text/javascript,${encodeURIComponent(prelude + body)}`);
const respondWith = (answer: string) =>
  program(`ready(); parentPort.on('message', (photo) => { ${answer} });`);
const garments = 'send({ result: [{ description: [photo.outfit.width, photo.outfit.height].join("x") }] });';

const limits = { loadMs: 5_000, photoMs: 5_000 };

let folder: string;
let jpeg: Buffer;
let analyzerCount = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-worker-'));
  jpeg = await plainJpeg(60, 90);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function withAnalyzer<Result>(
  worker: URL,
  work: (analyze: () => Promise<unknown>) => Promise<Result>,
  overrides: Partial<typeof limits> = {},
): Promise<Result> {
  analyzerCount++;
  const models = join(folder, String(analyzerCount));
  const analyzer = createNetworkAnalyzer({ worker, models, limits: { ...limits, ...overrides } });
  try {
    return await work(() => analyzer.analyze(jpeg));
  } finally {
    await analyzer.close();
  }
}

describe('createNetworkAnalyzer', () => {
  it('sends the photo to the worker at the size that the worker specified', async () => {
    await withAnalyzer(respondWith(garments), async (analyze) => {
      expect(await analyze()).toEqual([{ description: '21x32' }]);
    });
  });

  it('encodes the cut-outs of the garments that have one', async () => {
    const pixels = '{ width: 6, height: 4, data: new Uint8Array(96).fill(255) }';
    const answer = `send({ result: [{ description: 'coat', pixels: ${pixels} }, { description: 'hat' }] });`;
    await withAnalyzer(respondWith(answer), async (analyze) => {
      expect(await analyze()).toEqual([
        {
          description: 'coat',
          cutout: {
            webp: expect.any(Buffer),
            width: 6,
            height: 4,
            thumbhash: expect.any(String),
            palette: expect.any(Array),
          },
        },
        { description: 'hat' },
      ]);
    });
  });

  it('sends one photo at a time', async () => {
    const concurrent = `
      if (globalThis.busy) return send({ failure: 'concurrent photos' });
      globalThis.busy = true;
      setImmediate(() => { globalThis.busy = false; ${garments} });`;
    await withAnalyzer(respondWith(concurrent), async (analyze) => {
      expect(await Promise.all([analyze(), analyze(), analyze()])).toHaveLength(3);
    });
  });

  it('when the worker cannot analyse a photo, uses the same worker for the next photo', async () => {
    const failOnce = `
      globalThis.seen = (globalThis.seen ?? 0) + 1;
      if (globalThis.seen === 1) return send({ failure: 'invalid photo' });
      send({ result: [{ description: String(isFirst) }] });`;
    await withAnalyzer(respondWith(failOnce), async (analyze) => {
      await expect(analyze()).rejects.toThrow('invalid photo');
      expect(await analyze()).toEqual([{ description: 'true' }]);
    });
  });

  it.each([
    ['hangs', 'if (isFirst) for (;;);', /more than 1000 ms/],
    ['never answers', 'if (isFirst) return;', /more than 1000 ms/],
    ['dies', 'if (isFirst) process.exit(3);', /ended with 3/],
    ['breaks', 'if (isFirst) throw new Error("broken");', /broken/],
    ['needs too much memory', 'if (isFirst) { const all = []; for (;;) all.push([1, 2, 3]); }', /memory/],
  ])('when the worker %s, replaces it', async (_, behaviour, message) => {
    const overrides = { photoMs: message.source.includes('1000 ms') ? 1_000 : 30_000 };
    await withAnalyzer(
      respondWith(behaviour + garments),
      async (analyze) => {
        await expect(analyze()).rejects.toThrow(message);
        // On a busy machine, the next worker may exceed the short limit too.
        await vi.waitFor(async () => expect(await analyze()).toEqual([{ description: '21x32' }]));
      },
      overrides,
    );
  });

  it('when the worker does not start in time, rejects and starts another one for the next photo', async () => {
    const slowStart = program(`
      if (isFirst) setInterval(() => undefined, 1000);
      else { ready(); parentPort.on('message', (photo) => { ${garments} }); }`);
    await withAnalyzer(
      slowStart,
      async (analyze) => {
        await expect(analyze()).rejects.toThrow(/loading the networks/);
        // On a busy machine, the next worker may exceed the short limit too.
        await vi.waitFor(async () => expect(await analyze()).toHaveLength(1));
      },
      { loadMs: 1_000 },
    );
  });
});

it('when the queue is full, rejects further photos with queue.full', async () => {
  await withAnalyzer(respondWith(garments), async (analyze) => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, analyze));
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected).toHaveLength(40 - 33);
    for (const { reason } of rejected) expect(reason).toMatchObject({ code: 'queue.full' });
  });
});
