import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { RgbaImage } from '../../images/cutout-image.ts';
import type { Size } from '../networks/bitmap.ts';
import { loadCutoutNetwork } from '../networks/networks.ts';
import type { WorkerInput, WorkerMessage } from '../networks/worker-messages.ts';
import { type CutoutPhoto, cutOut } from './cut-out.ts';

/** The worker thread that cuts garments out (docs/decisions/2026-11-24-cutouts.md). */

/** Requests and the analysis of photos that people wait for have priority. */
const niceness = 10;
// On other platforms the priority would apply to the whole process.
if (process.platform === 'linux') setPriority(niceness);

const { models } = workerData as WorkerInput;
const network = await loadCutoutNetwork(models);

function send(message: WorkerMessage<Size, RgbaImage | null>): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (photo: CutoutPhoto) => {
  cutOut(network, photo).then(
    (result) => send({ result }),
    (error: unknown) => send({ failure: String(error) }),
  );
});
send({ ready: network.frame });
