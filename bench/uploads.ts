import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { jpegWithHeader, plainJpeg, pngBomb } from '../packages/server/src/images/testing/files.ts';
import { shareImage, signUpTestUser } from '../packages/server/src/testing/child-client.ts';
import { type ChildServer, createChildServers } from '../packages/server/src/testing/child-server.ts';
import { supportsPeakMemory, trackPeakMemory } from '../packages/server/src/testing/memory.ts';
import { readPages, repeat } from './load.ts';
import { quantile } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const load = { readers: 8, measuredMs: 10_000 };
const burstSize = 20;
const posts = 10;
/** Maximum ratio of the feed's p99 during uploads to that without uploads. */
const maxRatio = 3;
const maxGrowthMegabytes = 200;

/** The uploads, and the pause between two bursts in milliseconds. */
async function uploadScenarios() {
  const progressive = sharp(await plainJpeg(4000, 3000)).jpeg({ progressive: true });
  return [
    {
      name: '20 rejected images every second',
      everyMs: 1000,
      files: [pngBomb(), await jpegWithHeader(65_000, 65_000)],
    },
    {
      name: '20 of the most expensive accepted images at a time',
      everyMs: 0,
      files: [await plainJpeg(7000, 7000), await progressive.toBuffer(), pngBomb(3400, { interlaced: true })],
    },
  ];
}

/** Returns the p99 of the feed, in milliseconds. */
const measureP99 = async (server: ChildServer) => quantile(await readPages(server, load), 0.99);

/**
 * Uploads photos in bursts.
 * @returns a function that stops them
 */
const startBursts = (server: ChildServer, files: readonly Buffer[], everyMs: number) =>
  repeat(() => {
    const uploads = Array.from({ length: burstSize }, (_, index) =>
      shareImage(server, files[index % files.length] ?? Buffer.alloc(0)),
    );
    return Promise.all([...uploads, setTimeout(everyMs)]);
  });

/** Measures how 20 concurrent uploads affect reads and the server's memory. */
export async function measureUploads(): Promise<BenchmarkResult> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpTestUser(server);
    for (let post = 0; post < posts; post++) await shareImage(server, await plainJpeg(1200, 1200));
    await measureP99(server);
    const baseline = await measureP99(server);
    const rows = [['none', `${baseline.toFixed(1)} ms`, '1.0', '']];
    let worstRatio = 0;
    let worstGrowth = 0;
    for (const { name, files, everyMs } of await uploadScenarios()) {
      const growth = supportsPeakMemory ? trackPeakMemory(server.child.pid ?? 0) : () => 0;
      const stop = startBursts(server, files, everyMs);
      const during = await measureP99(server);
      await stop();
      const ratio = during / baseline;
      const megabytes = growth() / 1e6;
      worstRatio = Math.max(worstRatio, ratio);
      worstGrowth = Math.max(worstGrowth, megabytes);
      rows.push([name, `${during.toFixed(1)} ms`, ratio.toFixed(1), `+${megabytes.toFixed(0)} MB`]);
    }
    return {
      title: `A page of the feed for ${load.readers} concurrent readers, during bursts of ${burstSize} uploads`,
      head: ['uploads', 'p99', 'ratio', 'memory'],
      rows,
      budget: {
        isMet: worstRatio <= maxRatio && worstGrowth <= maxGrowthMegabytes,
        text: `p99 at most ${maxRatio}x, at most ${maxGrowthMegabytes} MB more memory`,
      },
    };
  } finally {
    await servers.close();
  }
}
