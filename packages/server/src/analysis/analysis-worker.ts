import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { detectGarments, type ScaledPhoto } from './networks/detect-garments.ts';
import { loadNetworks } from './networks/networks.ts';
import type { WorkerInput, WorkerMessage } from './networks/worker-messages.ts';

/** The thread in which the networks run (docs/decisions/2026-11-22-image-analysis.md). */

/** Requests come first; a third of a core is left where all are taken. */
const niceness = 5;
// Elsewhere the whole process would become slower.
if (process.platform === 'linux') setPriority(niceness);

const { models } = workerData as WorkerInput;
const networks = await loadNetworks(models);

function say(word: WorkerMessage): void {
  parentPort?.postMessage(word);
}

parentPort?.on('message', (views: ScaledPhoto) => {
  detectGarments(networks, views).then(
    (garments) => say({ garments }),
    (error: unknown) => say({ failure: String(error) }),
  );
});
say({ frames: { outfit: networks.outfitFrame, garment: networks.garmentFrame } });
