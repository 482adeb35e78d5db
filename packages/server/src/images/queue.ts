import pLimit from 'p-limit';
import { DomainError } from '../errors/domain-error.ts';

/** Runs a job as soon as the concurrency limit allows. */
export type Queue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue that limits both the running and the waiting jobs, so that memory stays bounded under any load.
 * @param concurrency maximum number of running jobs
 * @param maxWaiting maximum number of waiting jobs
 * @returns a queue that throws `queue.full` for a job above both limits
 */
export function createQueue(concurrency: number, maxWaiting: number): Queue {
  const limit = pLimit(concurrency);
  return async (job) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting)
      throw new DomainError('queue.full');
    return limit(job);
  };
}
