import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { jpegWithHeader, plainJpeg, pngBomb } from '../packages/server/src/images/testing/files.ts';
import { shareImage, signUpUploader } from '../packages/server/src/testing/child-client.ts';
import { type ChildServer, createChildServers } from '../packages/server/src/testing/child-server.ts';
import { supportsPeakMemory, trackPeakMemory } from '../packages/server/src/testing/memory.ts';
import { readPages, repeat } from './load.ts';
import { quantile } from './measure.ts';
import type { Part } from './report.ts';

const audience = { readers: 8, measuredMs: 10_000 };
const uploadsAtOnce = 20;
const posts = 10;
/** The feed's slow requests may take so many times longer beside uploads. */
const ratioMax = 3;
const growthMaxMegabytes = 200;

/** The images, and how long a burst of uploads waits after the one before, in milliseconds. */
async function kinds() {
  const progressive = sharp(await plainJpeg(4000, 3000)).jpeg({ progressive: true });
  return [
    {
      name: 'bombs each second, refused',
      everyMs: 1000,
      files: [pngBomb(), await jpegWithHeader(65_000, 65_000)],
    },
    {
      name: 'the dearest that are let in, burst after burst',
      everyMs: 0,
      files: [await plainJpeg(7000, 7000), await progressive.toBuffer(), pngBomb(3400, { interlaced: true })],
    },
  ];
}

/** @returns the time that 99 of 100 pages took at most, in milliseconds */
const slowestPages = async (server: ChildServer) => quantile(await readPages(server, audience), 0.99);

/** Bursts of uploads, one after the other, until it is told to stop. @returns stops it */
const burst = (server: ChildServer, files: readonly Buffer[], everyMs: number) =>
  repeat(() => {
    const uploads = Array.from({ length: uploadsAtOnce }, (_, index) =>
      shareImage(server, files[index % files.length] ?? Buffer.alloc(0)),
    );
    return Promise.all([...uploads, setTimeout(everyMs)]);
  });

/** What twenty uploads at once cost those who only read, and the server's memory. */
export async function measureUploads(): Promise<Part> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpUploader(server);
    for (let post = 0; post < posts; post++) await shareImage(server, await plainJpeg(1200, 1200));
    await slowestPages(server);
    const alone = await slowestPages(server);
    const rows = [['nothing', `${alone.toFixed(1)} ms`, '1.0', '']];
    let [worstRatio, worstGrowth] = [0, 0];
    for (const { name, files, everyMs } of await kinds()) {
      const growth = supportsPeakMemory ? trackPeakMemory(server.child.pid ?? 0) : () => 0;
      const stop = burst(server, files, everyMs);
      const beside = await slowestPages(server);
      await stop();
      const [ratio, megabytes] = [beside / alone, growth() / 1e6];
      worstRatio = Math.max(worstRatio, ratio);
      worstGrowth = Math.max(worstGrowth, megabytes);
      rows.push([name, `${beside.toFixed(1)} ms`, ratio.toFixed(1), `+${megabytes.toFixed(0)} MB`]);
    }
    return {
      title: `A page of the feed for ${audience.readers} readers at a time, beside ${uploadsAtOnce} uploads at once`,
      head: ['uploads', '99 of 100 answered in', 'times as long', 'memory'],
      rows,
      verdict: {
        passed: worstRatio <= ratioMax && worstGrowth <= growthMaxMegabytes,
        text: `at most ${ratioMax} times as long, at most ${growthMaxMegabytes} MB more`,
      },
    };
  } finally {
    await servers.close();
  }
}
