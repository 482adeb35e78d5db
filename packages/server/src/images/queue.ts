import { HttpError } from '../http/http-error.ts';

/** Runs a job once a place is free. */
export type Queue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/**
 * Bounds how many jobs run and how many wait, so that memory stays bounded under any load.
 * @param places jobs that run at the same time
 * @param waitingMax jobs that may wait; one more is refused
 * @returns a queue that throws `UNAVAILABLE` when it is full
 */
export function createQueue(places: number, waitingMax: number): Queue {
  const waiting: (() => void)[] = [];
  let free = places;

  async function enter(): Promise<void> {
    if (free > 0) {
      free--;
      return;
    }
    if (waiting.length >= waitingMax) throw new HttpError('UNAVAILABLE');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The place goes straight to the next in line, so nobody can slip in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }

  return async (job) => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
