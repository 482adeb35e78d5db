import { setFlagsFromString } from 'node:v8';
import { Worker as Thread } from 'node:worker_threads';
import pTimeout from 'p-timeout';
import type { Bitmap } from './bitmap.ts';
import type { WorkerInput, WorkerMessage } from './worker-messages.ts';

/** Time limits of the worker, in milliseconds. */
export interface WorkerLimits {
  /** For loading the networks. */
  readonly loadMs: number;
  /** For one photo. */
  readonly photoMs: number;
}

/**
 * Heap limits of the worker; the memory of the networks is outside the heap and does not depend on the photo.
 */
const heap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * Without these flags, V8 recompiles the whole runtime on all cores after the first photos, which needs 150 MB
 * more and slows down requests.
 */
const v8Flags = ['--wasm-tiering-budget=60000000', '--wasm-num-compilation-tasks=1'];

/** A running worker thread. */
export interface Worker<Start, Photo, Result> {
  /** What it said when it had loaded its networks. */
  readonly start: Start;
  /** Rejects when it has ended. */
  readonly exited: Promise<never>;
  /** Processes one photo; call it for one photo at a time. When the worker fails, it is terminated. */
  run(photo: Photo): Promise<Result>;
  stop(): Promise<number>;
}

/**
 * Starts a worker thread and waits until it has loaded its networks.
 * @param url the worker's program
 * @throws when it does not start in time
 */
export async function startWorker<Start, Photo extends object, Result>(
  url: URL,
  { name, ...input }: Partial<WorkerInput> & { readonly name: string },
  limits: WorkerLimits,
): Promise<Worker<Start, Photo, Result>> {
  for (const flag of v8Flags) setFlagsFromString(flag);
  const worker = new Thread(url, { workerData: input, resourceLimits: heap, name });
  const exited = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  // The promise is only used in races; without a handler, a rejection would end the process.
  exited.catch(() => undefined);

  async function nextMessage(ms: number, operation: string): Promise<WorkerMessage<Start, Result>> {
    const message = new Promise<WorkerMessage<Start, Result>>((resolve) => worker.once('message', resolve));
    try {
      return await pTimeout(Promise.race([message, exited]), {
        milliseconds: ms,
        message: `${operation} took more than ${ms} ms`,
      });
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  const first = await nextMessage(limits.loadMs, 'loading the networks');
  if (!('ready' in first)) throw new Error('the worker did not start');
  // An idle worker must not keep the process running.
  worker.unref();

  return {
    start: first.ready,
    exited,
    async run(photo) {
      worker.ref();
      const views = Object.values(photo) as Bitmap[];
      worker.postMessage(
        photo,
        views.map(({ data }) => data.buffer as ArrayBuffer),
      );
      const message = await nextMessage(limits.photoMs, 'a photo');
      worker.unref();
      if ('result' in message) return message.result;
      throw new Error('failure' in message ? message.failure : 'unexpected message of the worker');
    },
    stop: () => worker.terminate(),
  };
}
