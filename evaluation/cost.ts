import { quantile } from '../bench/measure.ts';
import type { ImageAnalyzer } from '../packages/server/src/analysis/analyzer.ts';
import { evaluateImage, shareImage, signUpTestUser } from '../packages/server/src/testing/child-client.ts';
import { createChildServers } from '../packages/server/src/testing/child-server.ts';
import { supportsPeakMemory, trackPeakMemory } from '../packages/server/src/testing/memory.ts';
import { outfitPhotos } from './data.ts';
import type { Section } from './report.ts';

const maxPhotos = 60;
/** Number of warm-up photos: the first ones include loading and compiling. */
const warmUp = 5;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function firstPhotos(data: string, whole: boolean): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  for await (const { jpeg } of outfitPhotos(data, whole)) {
    photos.push(jpeg);
    if (photos.length === maxPhotos) break;
  }
  return photos;
}

/** Returns the memory that the analysis adds to a server, in MB. */
async function memoryGrowth(photos: readonly Buffer[]): Promise<number> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpTestUser(server);
    for (const jpeg of photos.slice(0, warmUp)) await shareImage(server, jpeg);
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
 * Measures the time of the analysis in its worker thread and the memory of a server. The target applies to processor
 * time, which depends less on the machine's other load.
 */
export async function evaluateCost(analyzer: ImageAnalyzer, data: string, whole: boolean): Promise<Section> {
  const photos = await firstPhotos(data, whole);
  const times: { readonly processor: number; readonly wall: number }[] = [];
  for (const jpeg of photos) {
    const processor = processorMs();
    const wall = performance.now();
    await analyzer.analyze(jpeg);
    times.push({ processor: processorMs() - processor, wall: performance.now() - wall });
  }
  const measured = times.slice(warmUp);
  const row = (clock: 'processor' | 'wall') => {
    const values = measured.map((time) => time[clock]);
    return [clock, quantile(values, 0.5).toFixed(0), quantile(values, 0.95).toFixed(0)];
  };
  const median = quantile(
    measured.map(({ processor }) => processor),
    0.5,
  );
  const memory = supportsPeakMemory
    ? [{ name: 'additional memory in MB', value: await memoryGrowth(photos), atMost: 250 }]
    : [];
  return {
    title: `Cost: ${measured.length} photos; the first one, including loading, took ${times[0]?.wall.toFixed(0)} ms`,
    head: ['time', 'median ms', 'p95 ms'],
    rows: [row('processor'), row('wall')],
    figures: [{ name: 'processor ms per photo', value: median, atMost: 150 }, ...memory],
  };
}
