import { join } from 'node:path';
import type { RgbaImage } from '../../images/cutout-image.ts';
import { packageRoot } from '../../package-root.ts';
import { createQueue } from '../../queue.ts';
import type { Size } from '../networks/bitmap.ts';
import { resizeToFit } from '../networks/scale-photo.ts';
import { createWorkerUntilIdle } from '../networks/worker-on-demand.ts';
import type { CutoutPhoto } from './cut-out.ts';
import type { ClosableCutoutMaker } from './cutout-maker.ts';

const workerLimits = { loadMs: 30_000, photoMs: 10_000, idleMs: 60_000 };
const maxWaiting = 8;
/** The image whose colours move the outline fits into it. */
export const guideFrame: Size = { width: 448, height: 448 };

interface CutoutOptions {
  /** The worker's program; by default the one that the build writes beside this file. */
  readonly worker?: URL;
  /** The folder of the network. */
  readonly models?: string;
}

/**
 * Creates the built-in cut-out maker: a small network in a worker thread of its own, one photo at a time, without key or
 * network access. The thread starts with the first photo and ends when it is idle.
 */
export function createNetworkCutoutMaker({
  worker: program = new URL('./cutout-worker.js', import.meta.url),
  models = join(packageRoot(), 'models'),
}: CutoutOptions = {}): ClosableCutoutMaker {
  const queue = createQueue(1, maxWaiting, 'cutout_queue');
  const worker = createWorkerUntilIdle<Size, CutoutPhoto, RgbaImage | null>(
    program,
    { models, name: 'cut-outs' },
    workerLimits,
  );
  return {
    cutOut: (jpeg, signal) =>
      queue(async () => {
        signal?.throwIfAborted();
        return worker.use(async ({ start: frame, run }) => {
          const [input, guide, full] = await Promise.all([
            resizeToFit(jpeg, frame),
            resizeToFit(jpeg, guideFrame),
            resizeToFit(jpeg, null),
          ]);
          return run({ input, guide, full });
        });
      }),
    close: worker.close,
  };
}
