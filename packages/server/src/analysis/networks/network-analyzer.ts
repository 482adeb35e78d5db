import { join } from 'node:path';
import { createQueue } from '../../images/queue.ts';
import { packageRoot } from '../../package-root.ts';
import type { ClosableAnalyzer } from '../analyzer.ts';
import { scalePhoto } from './scale-photo.ts';
import { type AnalysisWorker, startWorker, type WorkerLimits } from './worker-host.ts';

const workerLimits: WorkerLimits = { loadMs: 30_000, photoMs: 10_000 };
const maxWaitingPhotos = 32;

interface NetworkOptions {
  /** The worker's program; by default the one that the build writes beside this file. */
  readonly worker?: URL;
  /** The folder of the networks. */
  readonly models?: string;
  readonly limits?: WorkerLimits;
}

/**
 * Creates the built-in analyzer: two small networks in a worker thread, without key or network access. The
 * thread starts with the first photo and analyses one photo at a time; when it fails or exceeds a time limit,
 * the next photo starts a new one (docs/decisions/2026-11-22-image-analysis.md).
 */
export function createNetworkAnalyzer({
  worker: program = new URL('./analysis-worker.js', import.meta.url),
  models = join(packageRoot(), 'models'),
  limits = workerLimits,
}: NetworkOptions = {}): ClosableAnalyzer {
  const queue = createQueue(1, maxWaitingPhotos);
  let worker: Promise<AnalysisWorker> | null = null;

  /** Returns the running worker, or starts one. */
  function getWorker(): Promise<AnalysisWorker> {
    if (worker) return worker;
    const started = startWorker(program, { models }, limits);
    const clearWorker = () => {
      if (worker === started) worker = null;
    };
    started.then(({ exited }) => exited).catch(clearWorker);
    worker = started;
    return started;
  }

  return {
    analyze: (jpeg, signal) =>
      queue(async () => {
        signal?.throwIfAborted();
        const { frames, analyze } = await getWorker();
        return analyze(await scalePhoto(jpeg, frames));
      }),
    async close() {
      const last = worker;
      worker = null;
      await last?.then(({ stop }) => stop()).catch(() => undefined);
    },
  };
}
