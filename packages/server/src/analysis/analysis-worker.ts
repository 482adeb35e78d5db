import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { detectGarments, type ScaledPhoto } from './networks/detect-garments.ts';
import { loadNetworks } from './networks/networks.ts';
import type { WorkerInput, WorkerMessage } from './networks/worker-messages.ts';

/** The worker thread that runs the networks (docs/decisions/2026-11-22-image-analysis.md). */

/** Requests have priority; on a fully loaded machine about a third of a core remains for the analysis. */
const niceness = 5;
// On other platforms the priority would apply to the whole process.
if (process.platform === 'linux') setPriority(niceness);

const { models } = workerData as WorkerInput;
const networks = await loadNetworks(models);

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (views: ScaledPhoto) => {
  detectGarments(networks, views).then(
    (garments) => send({ garments }),
    (error: unknown) => send({ failure: String(error) }),
  );
});
send({ frames: { outfit: networks.outfitFrame, garment: networks.garmentFrame } });
