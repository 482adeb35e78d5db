import { setTimeout } from 'node:timers/promises';
import { readFeed } from '../packages/server/src/testing/child-client.ts';
import type { ChildServer } from '../packages/server/src/testing/child-server.ts';
import { timed } from './measure.ts';

interface Readers {
  readonly readers: number;
  /** How long they read, in milliseconds. */
  readonly measuredMs: number;
  /** Each waits this long after a page, in milliseconds, as people look at what they get. */
  readonly lookMs?: number;
}

/** Readers who ask for the feed again and again. @returns how long each page took, in milliseconds */
export async function readPages(
  server: ChildServer,
  { readers, measuredMs, lookMs = 0 }: Readers,
): Promise<number[]> {
  const end = performance.now() + measuredMs;
  const times: number[] = [];
  const read = async () => {
    while (performance.now() < end) {
      times.push(await timed(() => readFeed(server)));
      if (lookMs > 0) await setTimeout(lookMs);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return times;
}

/**
 * Work that is done again and again beside what is measured.
 * @param work told which turn it is, from 0
 * @returns stops it and tells what each turn came to
 */
export function repeat<Result>(work: (turn: number) => Promise<Result>): () => Promise<Result[]> {
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
