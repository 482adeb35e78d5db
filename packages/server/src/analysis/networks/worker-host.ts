import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { DetectedGarment } from '../analyzer.ts';
import type { ScaledPhoto } from './detect-garments.ts';
import type { FrameSizes, WorkerInput, WorkerMessage } from './worker-messages.ts';

/** How long the worker may take, in milliseconds. */
export interface WorkerLimits {
  /** To load the networks. */
  readonly loadMs: number;
  /** For one photo. */
  readonly photoMs: number;
}

/** Of the worker's own heap; the networks' memory lies outside of it and does not grow with the photo. */
const heap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * Without these, V8 compiles the whole runtime anew on all cores after the first photos, which takes 150 MB more
 * and slows down everybody else.
 */
const compilation = ['--wasm-tiering-budget=60000000', '--wasm-num-compilation-tasks=1'];

/** Rejects when nothing has come by then. */
async function within<Result>(work: Promise<Result>, ms: number, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * A worker thread, with its networks loaded.
 * @param url the worker's program
 * @throws when it does not start in time
 */
export async function startWorker(url: URL, start: WorkerInput, limits: WorkerLimits) {
  for (const flag of compilation) setFlagsFromString(flag);
  const worker = new Worker(url, { workerData: start, resourceLimits: heap, name: 'image analysis' });
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  // It is awaited only beside something else.
  ended.catch(() => undefined);

  async function nextWord(ms: number, what: string): Promise<WorkerMessage> {
    const word = new Promise<WorkerMessage>((resolve) => worker.once('message', resolve));
    try {
      return await within(Promise.race([word, ended]), ms, what);
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  const first = await nextWord(limits.loadMs, 'loading the networks');
  if (!('frames' in first)) throw new Error('the worker did not start');
  // It keeps the process alive only while somebody waits for it.
  worker.unref();
  const frames: FrameSizes = first.frames;

  return {
    frames,
    ended,
    /** One photo at a time. A worker that fails is gone afterwards. */
    async ask(views: ScaledPhoto): Promise<DetectedGarment[]> {
      worker.ref();
      worker.postMessage(views, [views.outfit.data.buffer, views.garment.data.buffer] as ArrayBuffer[]);
      const answer = await nextWord(limits.photoMs, 'a photo');
      worker.unref();
      if ('garments' in answer) return answer.garments;
      throw new Error('failure' in answer ? answer.failure : 'the worker answered something else');
    },
    stop: () => worker.terminate(),
  };
}

export type AnalysisWorker = Awaited<ReturnType<typeof startWorker>>;
