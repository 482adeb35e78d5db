import { readdir, readFile } from 'node:fs/promises';
import { evaluateImage, shareImage, signUpUploader } from '../packages/server/src/testing/child-client.ts';
import { type ChildServer, createChildServers } from '../packages/server/src/testing/child-server.ts';
import { supportsPeakMemory, trackPeakMemory } from '../packages/server/src/testing/memory.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { readPages, repeat } from './load.ts';
import { quantile, timed } from './measure.ts';
import type { Part } from './report.ts';

const posts = 10;
const audience = { readers: 4, measuredMs: 15_000, lookMs: 40 };
/** The first photos also pay for loading and compiling. */
const warmUp = 5;
const ratioMax = 2;
const growthMaxMegabytes = 250;

/** The demo world's photos of outfits. */
async function outfits(): Promise<Buffer[]> {
  const folder = inRoot('packages', 'demo-world', 'data', 'images');
  const files = (await readdir(folder)).filter((file) => file.startsWith('post-')).sort();
  return Promise.all(
    files.slice(0, 20).map((file) => readFile(inRoot('packages', 'demo-world', 'data', 'images', file))),
  );
}

async function analyse(server: ChildServer, photo: Buffer): Promise<void> {
  const { status } = await evaluateImage(server, photo);
  if (status !== 200) throw new Error(`evaluateImage: ${status}`);
}

/** What the analysis of photos costs those who only read, and the server's memory. */
export async function measureAnalysis(): Promise<Part> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpUploader(server);
    const photos = await outfits();
    for (const photo of photos.slice(0, posts)) await shareImage(server, photo);
    await readPages(server, audience);
    const growth = supportsPeakMemory ? trackPeakMemory(server.child.pid ?? 0) : () => 0;
    for (const photo of photos.slice(0, warmUp)) await analyse(server, photo);
    const alone = quantile(await readPages(server, audience), 0.95);
    const stop = repeat((turn) =>
      timed(() => analyse(server, photos[turn % photos.length] ?? Buffer.alloc(0))),
    );
    const beside = quantile(await readPages(server, audience), 0.95);
    const times = await stop();
    const megabytes = growth() / 1e6;
    return {
      title: `A page of the feed for ${audience.readers} readers, beside one photo after the other in analysis`,
      head: ['in analysis', '95 of 100 pages answered in', 'times as long', 'a photo takes', 'memory'],
      rows: [
        ['nothing', `${alone.toFixed(1)} ms`, '1.0', '', ''],
        [
          `${times.length} photos`,
          `${beside.toFixed(1)} ms`,
          (beside / alone).toFixed(1),
          `${quantile(times, 0.5).toFixed(0)} ms, with upload and pictures`,
          `+${megabytes.toFixed(0)} MB`,
        ],
      ],
      verdict: {
        passed: beside <= ratioMax * alone && megabytes <= growthMaxMegabytes,
        text: `at most ${ratioMax} times as long, at most ${growthMaxMegabytes} MB more`,
      },
    };
  } finally {
    await servers.close();
  }
}
