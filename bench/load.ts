import { setTimeout } from 'node:timers/promises';
import { readFeed } from '../packages/server/src/testing/child-client.ts';
import type { ChildServer } from '../packages/server/src/testing/child-server.ts';
import { timed } from './measure.ts';

interface Readers {
  readonly readers: number;
  /** Duration, in milliseconds. */
  readonly measuredMs: number;
  /** Pause of each reader between two pages, in milliseconds. */
  readonly pauseMs?: number;
}

/**
 * Runs readers that request the feed repeatedly.
 * @returns the time of each page, in milliseconds
 */
export async function readPages(
  server: ChildServer,
  { readers, measuredMs, pauseMs = 0 }: Readers,
): Promise<number[]> {
  const end = performance.now() + measuredMs;
  const times: number[] = [];
  const read = async () => {
    while (performance.now() < end) {
      times.push(await timed(() => readFeed(server)));
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return times;
}

/**
 * Repeats background work during a measurement.
 * @param work receives the number of the run, from 0
 * @returns a function that stops the work and returns the results
 */
export function repeat<Result>(work: (run: number) => Promise<Result>): () => Promise<Result[]> {
  let isOver = false;
  const run = async () => {
    const results: Result[] = [];
    while (!isOver) results.push(await work(results.length));
    return results;
  };
  const running = run();
  return () => {
    isOver = true;
    return running;
  };
}
