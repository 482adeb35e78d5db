import { join } from 'node:path';
import { createQueue } from '../../images/queue.ts';
import { packageRoot } from '../../package-root.ts';
import type { ClosableAnalyzer } from '../analyzer.ts';
import { scalePhoto } from './scale-photo.ts';
import { type AnalysisWorker, startWorker, type WorkerLimits } from './worker-host.ts';

const workerLimits: WorkerLimits = { loadMs: 30_000, photoMs: 10_000 };
const photosWaiting = 32;

interface NetworkOptions {
  /** The worker's program; by default the one that the build puts beside this one. */
  readonly worker?: URL;
  /** The folder of the networks. */
  readonly models?: string;
  readonly limits?: WorkerLimits;
}

/**
 * The analysis that needs no key and no network: two small networks in a worker thread, which is started with the
 * first photo and stays (docs/decisions/2026-11-22-image-analysis.md). One photo at a time; a worker that fails or
 * takes too long is replaced for the next one.
 */
export function createNetworkAnalyzer({
  worker: program = new URL('./analysis-worker.js', import.meta.url),
  models = join(packageRoot(), 'models'),
  limits = workerLimits,
}: NetworkOptions = {}): ClosableAnalyzer {
  const inTurn = createQueue(1, photosWaiting);
  let worker: Promise<AnalysisWorker> | null = null;

  /** The worker that runs, else a new one. */
  function running(): Promise<AnalysisWorker> {
    if (worker) return worker;
    const started = startWorker(program, { models }, limits);
    const forget = () => {
      if (worker === started) worker = null;
    };
    started.then(({ ended }) => ended).catch(forget);
    worker = started;
    return started;
  }

  return {
    analyze: (jpeg, signal) =>
      inTurn(async () => {
        signal?.throwIfAborted();
        const { frames, ask } = await running();
        return ask(await scalePhoto(jpeg, frames));
      }),
    async close() {
      const last = worker;
      worker = null;
      await last?.then(({ stop }) => stop()).catch(() => undefined);
    },
  };
}
