import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainJpeg } from '../../images/testing/files.ts';
import { createNetworkAnalyzer } from './network-analyzer.ts';

/** Stand-ins for the worker; `models` is where they note what has happened. */

const opening = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  const frame = { width: 32, height: 32 };
  const isFirst = !existsSync(workerData.models);
  const say = (word) => parentPort.postMessage(word);
  writeFileSync(workerData.models, '');
  const ready = () => say({ frames: { outfit: frame, garment: frame } });
`;
const program = (body: string) => new URL(`data:text/javascript,${encodeURIComponent(opening + body)}`);
const answering = (answer: string) => program(`ready(); parentPort.on('message', (views) => { ${answer} });`);
const garments = 'say({ garments: [{ description: [views.outfit.width, views.outfit.height].join("x") }] });';

const limits = { loadMs: 5_000, photoMs: 5_000 };

let folder: string;
let jpeg: Buffer;
let number = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-worker-'));
  jpeg = await plainJpeg(60, 90);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function withAnalyzer<Result>(
  worker: URL,
  work: (analyze: () => Promise<unknown>) => Promise<Result>,
  shorter: Partial<typeof limits> = {},
): Promise<Result> {
  number++;
  const models = join(folder, String(number));
  const analyzer = createNetworkAnalyzer({ worker, models, limits: { ...limits, ...shorter } });
  try {
    return await work(() => analyzer.analyze(jpeg));
  } finally {
    await analyzer.close();
  }
}

describe('the worker', () => {
  it('gets the photo at the size that it asks for', async () => {
    await withAnalyzer(answering(garments), async (analyze) => {
      expect(await analyze()).toEqual([{ description: '21x32' }]);
    });
  });

  it('gets one photo at a time', async () => {
    const busy = `
      if (globalThis.busy) return say({ failure: 'two at once' });
      globalThis.busy = true;
      setImmediate(() => { globalThis.busy = false; ${garments} });`;
    await withAnalyzer(answering(busy), async (analyze) => {
      expect(await Promise.all([analyze(), analyze(), analyze()])).toHaveLength(3);
    });
  });

  it('stays for the photos after one that it cannot read', async () => {
    const picky = `
      globalThis.seen = (globalThis.seen ?? 0) + 1;
      if (globalThis.seen === 1) return say({ failure: 'not this one' });
      say({ garments: [{ description: String(isFirst) }] });`;
    await withAnalyzer(answering(picky), async (analyze) => {
      await expect(analyze()).rejects.toThrow('not this one');
      expect(await analyze()).toEqual([{ description: 'true' }]);
    });
  });

  it.each([
    ['hangs', 'if (isFirst) for (;;);', /more than 1000 ms/],
    ['never answers', 'if (isFirst) return;', /more than 1000 ms/],
    ['dies', 'if (isFirst) process.exit(3);', /ended with 3/],
    ['breaks', 'if (isFirst) throw new Error("broken");', /broken/],
    ['needs too much memory', 'if (isFirst) { const all = []; for (;;) all.push([1, 2, 3]); }', /memory/],
  ])('is replaced when it %s', async (_, behaviour, message) => {
    const shorter = { photoMs: behaviour.includes('all.push') ? 30_000 : 1_000 };
    await withAnalyzer(
      answering(behaviour + garments),
      async (analyze) => {
        await expect(analyze()).rejects.toThrow(message);
        expect(await analyze()).toEqual([{ description: '21x32' }]);
      },
      shorter,
    );
  });

  it('is given up when it does not start, and tried again', async () => {
    const late = program(`
      if (isFirst) setInterval(() => undefined, 1000);
      else { ready(); parentPort.on('message', (views) => { ${garments} }); }`);
    await withAnalyzer(
      late,
      async (analyze) => {
        await expect(analyze()).rejects.toThrow(/loading the networks/);
        expect(await analyze()).toHaveLength(1);
      },
      { loadMs: 1_000 },
    );
  });
});

it('refuses photos beyond those that may wait', async () => {
  await withAnalyzer(answering(garments), async (analyze) => {
    const ends = await Promise.allSettled(Array.from({ length: 40 }, analyze));
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused).toHaveLength(40 - 33);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'queue.full' });
  });
});
