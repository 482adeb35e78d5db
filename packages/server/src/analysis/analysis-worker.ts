import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { detectGarments, type ScaledPhoto } from './networks/detect-garments.ts';
import type { FoundGarment } from './networks/detected-garment.ts';
import { loadNetworks } from './networks/networks.ts';
import type { FrameSizes, WorkerInput, WorkerMessage } from './networks/worker-messages.ts';

/** The worker thread that runs the networks (docs/decisions/2026-11-22-image-analysis.md). */

/** Requests have priority; on a fully loaded machine about a third of a core remains for the analysis. */
const niceness = 5;
// On other platforms the priority would apply to the whole process.
if (process.platform === 'linux') setPriority(niceness);

const { models } = workerData as WorkerInput;
const networks = await loadNetworks(models);

function send(message: WorkerMessage<FrameSizes, FoundGarment[]>): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (views: ScaledPhoto) => {
  detectGarments(networks, views).then(
    (result) => send({ result }),
    (error: unknown) => send({ failure: String(error) }),
  );
});
send({ ready: { outfit: networks.outfitFrame, garment: networks.garmentFrame } });
