import type { SessionLocks } from '../db/session-locks.ts';
import type { Services } from '../services.ts';
import type { Task } from '../telemetry/telemetry.ts';
import { recordFinished, wasFinishedWithin } from './periodic.repository.ts';

/** Work that a deployment does every so often. */
export interface PeriodicWork {
  readonly name: Task;
  readonly intervalMs: number;
  /**
   * @param signal aborted when the server stops; the work ends soon
   */
  run(signal: AbortSignal): Promise<void>;
}

/** How many times in an interval a server checks whether the work is due. */
const checksPerInterval = 10;

type PeriodicServices = Pick<Services, 'db' | 'log' | 'telemetry'>;

/**
 * Does the work unless another server does it now, or one finished it less than an interval ago. When a server is
 * killed during the work, its lock is released, and the next one that checks does the work.
 * @returns whether it was done
 */
export async function runIfDue(
  { db }: Pick<Services, 'db'>,
  locks: SessionLocks,
  { name, intervalMs, run }: PeriodicWork,
  signal: AbortSignal,
): Promise<boolean> {
  const isDone = () => wasFinishedWithin(db, name, intervalMs / 1000);
  const lock = `periodic ${name}`;
  if ((await isDone()) || !(await locks.take(lock))) return false;
  try {
    if (await isDone()) return false;
    await run(signal);
    if (!signal.aborted) await recordFinished(db, name);
    return true;
  } finally {
    await locks.release(lock);
  }
}

/** 1, 2, 4, 8 and so on: while work keeps failing, the time between two messages doubles. */
const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0;

/**
 * Does the work now and in its interval, on one server at a time; work that takes longer than the interval is not begun
 * again before it has ended. The first failure is logged, and those that follow it at growing intervals, until the work
 * succeeds.
 * @param locks of the servers of a database; null for the embedded database, whose only server does the work at
 * each start, too
 * @returns a function that stops the schedule and resolves after the running work
 */
export function schedule(
  services: PeriodicServices,
  locks: SessionLocks | null,
  work: PeriodicWork,
): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const { metrics } = services.telemetry;
  let running: Promise<void> | null = null;
  let failures = 0;
  async function run(): Promise<void> {
    try {
      const isDone =
        locks === null
          ? await work.run(signal).then(() => true)
          : await runIfDue(services, locks, work, signal);
      failures = 0;
      if (isDone) metrics.taskEnded(work.name, false);
    } catch (error) {
      metrics.taskEnded(work.name, true);
      failures++;
      if (isPowerOfTwo(failures)) services.log.error({ err: error, failures }, `${work.name} failed`);
    }
  }
  const check = () => {
    running ??= run().finally(() => {
      running = null;
    });
  };
  check();
  const timer = setInterval(check, locks === null ? work.intervalMs : work.intervalMs / checksPerInterval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    controller.abort();
    await running;
  };
}
