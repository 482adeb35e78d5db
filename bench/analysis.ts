import { readdir, readFile } from 'node:fs/promises';
import { evaluateImage, shareImage, signUpTestUser } from '../packages/server/src/testing/child-client.ts';
import { type ChildServer, createChildServers } from '../packages/server/src/testing/child-server.ts';
import { supportsPeakMemory, trackPeakMemory } from '../packages/server/src/testing/memory.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { readPages, repeat } from './load.ts';
import { median, quantile, timed } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const posts = 10;
const load = { readers: 4, measuredMs: 15_000, pauseMs: 40 };
/** Number of warm-up photos: the first ones include loading and compiling. */
const warmUp = 5;
const maxRatio = 2;
const maxGrowthMegabytes = 250;

/** Loads the demo world's photos of outfits. */
async function loadOutfits(): Promise<Buffer[]> {
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

/** Measures how the analysis of photos affects reads and the server's memory. */
export async function measureAnalysis(): Promise<BenchmarkResult> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpTestUser(server);
    const photos = await loadOutfits();
    for (const photo of photos.slice(0, posts)) await shareImage(server, photo);
    await readPages(server, load);
    const growth = supportsPeakMemory ? trackPeakMemory(server.child.pid ?? 0) : () => 0;
    for (const photo of photos.slice(0, warmUp)) await analyse(server, photo);
    const baseline = quantile(await readPages(server, load), 0.95);
    const stop = repeat((run) =>
      timed(() => analyse(server, photos[run % photos.length] ?? Buffer.alloc(0))),
    );
    const during = quantile(await readPages(server, load), 0.95);
    const times = await stop();
    const megabytes = growth() / 1e6;
    return {
      title: `A page of the feed for ${load.readers} concurrent readers, during analyses of one photo at a time`,
      head: ['analyses', 'p95', 'ratio', 'per photo', 'memory'],
      rows: [
        ['none', `${baseline.toFixed(1)} ms`, '1.0', '', ''],
        [
          `${times.length} photos`,
          `${during.toFixed(1)} ms`,
          (during / baseline).toFixed(1),
          `${median(times).toFixed(0)} ms, including upload and images`,
          `+${megabytes.toFixed(0)} MB`,
        ],
      ],
      budget: {
        isMet: during <= maxRatio * baseline && megabytes <= maxGrowthMegabytes,
        text: `p95 at most ${maxRatio}x, at most ${maxGrowthMegabytes} MB more memory`,
      },
    };
  } finally {
    await servers.close();
  }
}
