import { quantile } from '../bench/measure.ts';
import type { ImageAnalyzer } from '../packages/server/src/analysis/analyzer.ts';
import { evaluateImage, shareImage, signUpUploader } from '../packages/server/src/testing/child-client.ts';
import { createChildServers } from '../packages/server/src/testing/child-server.ts';
import { supportsPeakMemory, trackPeakMemory } from '../packages/server/src/testing/memory.ts';
import { outfitPhotos } from './data.ts';
import type { Section } from './report.ts';

const photosMax = 60;
/** The first photos also pay for loading and compiling. */
const unmeasured = 5;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function firstPhotos(data: string, whole: boolean): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  for await (const { jpeg } of outfitPhotos(data, whole)) {
    photos.push(jpeg);
    if (photos.length === photosMax) break;
  }
  return photos;
}

/** How much memory a server needs more once it analyses photos, in MB. */
async function memoryMore(photos: readonly Buffer[]): Promise<number> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpUploader(server);
    for (const jpeg of photos.slice(0, unmeasured)) await shareImage(server, jpeg);
    const growth = trackPeakMemory(server.child.pid ?? 0);
    for (const jpeg of photos) {
      const { status } = await evaluateImage(server, jpeg);
      if (status !== 200) throw new Error(`evaluateImage: ${status}`);
    }
    return growth() / 1e6;
  } finally {
    await servers.close();
  }
}

/**
 * Time of the analysis in its worker thread and memory of a whole server. Processor time is what counts as time on
 * one core: what else runs on the machine lengthens it less.
 */
export async function evaluateCost(analyzer: ImageAnalyzer, data: string, whole: boolean): Promise<Section> {
  const photos = await firstPhotos(data, whole);
  const times: { readonly processor: number; readonly wall: number }[] = [];
  for (const jpeg of photos) {
    const [processor, wall] = [processorMs(), performance.now()];
    await analyzer.analyze(jpeg);
    times.push({ processor: processorMs() - processor, wall: performance.now() - wall });
  }
  const measured = times.slice(unmeasured);
  const row = (kind: 'processor' | 'wall') => {
    const values = measured.map((time) => time[kind]);
    return [kind, quantile(values, 0.5).toFixed(0), quantile(values, 0.95).toFixed(0)];
  };
  const median = quantile(
    measured.map(({ processor }) => processor),
    0.5,
  );
  const memory = supportsPeakMemory
    ? [{ name: 'MB of memory more', value: await memoryMore(photos), atMost: 250 }]
    : [];
  return {
    title: `Cost: ${measured.length} photos; the first, with loading, took ${times[0]?.wall.toFixed(0)} ms`,
    head: ['time', 'median ms', 'p95 ms'],
    rows: [row('processor'), row('wall')],
    figures: [{ name: 'ms of one core for a photo', value: median, atMost: 150 }, ...memory],
  };
}
