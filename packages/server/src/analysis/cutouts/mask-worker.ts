import { parentPort } from 'node:worker_threads';
import type { RgbaImage } from '../../images/cutout-image.ts';
import type { WorkerMessage } from '../networks/worker-messages.ts';
import { applyMask, type MaskedPhoto } from './apply-mask.ts';

/** The worker thread that applies drawn masks, so that requests do not wait for it. */

function send(message: WorkerMessage<null, RgbaImage | null>): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (photo: MaskedPhoto) => send({ result: applyMask(photo) }));
send({ ready: null });
