import pLimit from 'p-limit';
import { DomainError } from './errors/domain-error.ts';

export interface QueueCounts {
  readonly running: number;
  readonly waiting: number;
}

/** Runs a job as soon as the concurrency limit allows. */
export type Queue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** A queue whose jobs can be counted. */
export type CountedQueue = Queue & { counts(): QueueCounts };

/** `queue.full` with the name of the queue. */
export class QueueFullError extends DomainError {
  readonly queue: string;

  constructor(queue: string) {
    super('queue.full');
    this.queue = queue;
  }
}

/**
 * Creates a queue that limits both the running and the waiting jobs, so that memory stays bounded under any load.
 * @param concurrency maximum number of running jobs
 * @param maxWaiting maximum number of waiting jobs
 * @param name in the error and the metrics
 * @returns a queue that throws `queue.full` for a job above both limits
 */
export function createQueue(concurrency: number, maxWaiting: number, name: string): CountedQueue {
  const limit = pLimit(concurrency);
  const run: Queue = async (job) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) throw new QueueFullError(name);
    return limit(job);
  };
  const counts = () => ({ running: limit.activeCount, waiting: limit.pendingCount });
  return Object.assign(run, { counts });
}
