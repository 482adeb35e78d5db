import { startWorker, type Worker, type WorkerLimits } from './worker-host.ts';
import type { WorkerInput } from './worker-messages.ts';

/**
 * A worker thread that starts when it is needed and is replaced after it has ended.
 * @param url the worker's program
 */
export function createWorkerOnDemand<Start, Photo extends object, Result>(
  url: URL,
  input: Partial<WorkerInput> & { readonly name: string },
  limits: WorkerLimits,
) {
  type RunningWorker = Promise<Worker<Start, Photo, Result>>;
  let worker: RunningWorker | null = null;
  return {
    /** Returns the running worker, or starts one. */
    get(): RunningWorker {
      if (worker) return worker;
      const started: RunningWorker = startWorker(url, input, limits);
      started
        .then(({ exited }) => exited)
        .catch(() => {
          if (worker === started) worker = null;
        });
      worker = started;
      return started;
    },
    async stop(): Promise<void> {
      const last = worker;
      worker = null;
      await last?.then(({ stop }) => stop()).catch(() => undefined);
    },
  };
}

/**
 * A worker thread that starts when it is used, and ends when it was not used for `idleMs`, which gives its memory back.
 * @param url the worker's program
 */
export function createWorkerUntilIdle<Start, Photo extends object, Result>(
  url: URL,
  input: Partial<WorkerInput> & { readonly name: string },
  { idleMs, ...limits }: WorkerLimits & { readonly idleMs: number },
) {
  const worker = createWorkerOnDemand<Start, Photo, Result>(url, input, limits);
  let idle: NodeJS.Timeout | undefined;
  function close(): Promise<void> {
    clearTimeout(idle);
    return worker.stop();
  }
  return {
    /** One use at a time. */
    async use(work: (running: Worker<Start, Photo, Result>) => Promise<Result>): Promise<Result> {
      clearTimeout(idle);
      try {
        return await work(await worker.get());
      } finally {
        idle = setTimeout(() => void close(), idleMs).unref();
      }
    },
    close,
  };
}
