import { join } from 'node:path';
import { encodeCutout } from '../../images/cutout-image.ts';
import { packageRoot } from '../../package-root.ts';
import { createQueue } from '../../queue.ts';
import type { ClosableAnalyzer, DetectedGarment } from '../analyzer.ts';
import type { ScaledPhoto } from './detect-garments.ts';
import type { FoundGarment } from './detected-garment.ts';
import { scalePhoto } from './scale-photo.ts';
import type { WorkerLimits } from './worker-host.ts';
import type { FrameSizes } from './worker-messages.ts';
import { createWorkerOnDemand } from './worker-on-demand.ts';

const workerLimits: WorkerLimits = { loadMs: 30_000, photoMs: 10_000 };
const maxWaitingPhotos = 32;

/** People wait for the analysis; the files are small. */
const encodingEffort = 2;

async function encode({ pixels, ...garment }: FoundGarment): Promise<DetectedGarment> {
  const encoded = pixels && (await encodeCutout(pixels, encodingEffort));
  if (!encoded) return garment;
  const { left: _left, top: _top, ...cutout } = encoded;
  return { ...garment, cutout };
}

interface NetworkOptions {
  /** The worker's program; by default the one that the build writes beside this file. */
  readonly worker?: URL;
  /** The folder of the networks. */
  readonly models?: string;
  readonly limits?: WorkerLimits;
}

/**
 * Creates the built-in analyzer: small networks in a worker thread, without key or network access. The
 * thread starts with the first photo and analyzes one photo at a time; when it fails or exceeds a time limit,
 * the next photo starts a new one (docs/decisions/2026-11-22-image-analysis.md).
 */
export function createNetworkAnalyzer({
  worker: program = new URL('./analysis-worker.js', import.meta.url),
  models = join(packageRoot(), 'models'),
  limits = workerLimits,
}: NetworkOptions = {}): ClosableAnalyzer {
  const queue = createQueue(1, maxWaitingPhotos, 'network_queue');
  const worker = createWorkerOnDemand<FrameSizes, ScaledPhoto, FoundGarment[]>(
    program,
    { models, name: 'image analysis' },
    limits,
  );
  return {
    analyze: (jpeg, signal) =>
      queue(async () => {
        signal?.throwIfAborted();
        const { start, run } = await worker.get();
        return Promise.all((await run(await scalePhoto(jpeg, start))).map(encode));
      }),
    close: () => worker.stop(),
  };
}
