import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
  evaluatePicture,
  readFeed,
  sharePicture,
  signUpUploader,
} from '../packages/server/src/testing/child-client.ts';
import { type ChildServer, createChildServers } from '../packages/server/src/testing/child-server.ts';
import { knowsPeakMemory, watchMemory } from '../packages/server/src/testing/memory.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { quantile, timed } from './measure.ts';
import type { Part } from './report.ts';

const posts = 10;
const readers = 4;
/** Each reader waits this long after a page, as people look at what they get. */
const lookMs = 40;
const measuredMs = 15_000;
/** The first photos also pay for loading and compiling. */
const warmUp = 5;
const ratioMax = 2;
const growthMaxMegabytes = 250;

/** The demo world's photos of outfits. */
async function outfits(): Promise<Buffer[]> {
  const folder = inRoot('mocks', 'world', 'pictures');
  const files = (await readdir(folder)).filter((file) => file.startsWith('post-')).sort();
  return Promise.all(files.slice(0, 20).map((file) => readFile(inRoot('mocks', 'world', 'pictures', file))));
}

/** Readers who ask for the feed again and again. @returns how long each page took, in milliseconds */
async function pages(server: ChildServer): Promise<number[]> {
  const end = performance.now() + measuredMs;
  const times: number[] = [];
  const read = async () => {
    while (performance.now() < end) {
      times.push(await timed(() => readFeed(server)));
      await setTimeout(lookMs);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return times;
}

async function analyse(server: ChildServer, photo: Buffer): Promise<void> {
  const { status } = await evaluatePicture(server, photo);
  if (status !== 200) throw new Error(`evaluateImage: ${status}`);
}

/** One photo after the other until it is told to stop. @returns stops it and tells how long each took */
function analyses(server: ChildServer, photos: readonly Buffer[]): () => Promise<number[]> {
  let isOver = false;
  const run = async () => {
    const times: number[] = [];
    for (let next = 0; !isOver; next++) {
      const photo = photos[next % photos.length] ?? Buffer.alloc(0);
      times.push(await timed(() => analyse(server, photo)));
    }
    return times;
  };
  const running = run();
  return () => {
    isOver = true;
    return running;
  };
}

/** What the analysis of photos costs those who only read, and the server's memory. */
export async function measureAnalysis(): Promise<Part> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpUploader(server);
    const photos = await outfits();
    for (const photo of photos.slice(0, posts)) await sharePicture(server, photo);
    await pages(server);
    const growth = knowsPeakMemory ? watchMemory(server.child.pid ?? 0) : () => 0;
    for (const photo of photos.slice(0, warmUp)) await analyse(server, photo);
    const alone = quantile(await pages(server), 0.95);
    const stop = analyses(server, photos);
    const beside = quantile(await pages(server), 0.95);
    const times = await stop();
    const megabytes = growth() / 1e6;
    return {
      title: `A page of the feed for ${readers} readers, beside one photo after the other in analysis`,
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
