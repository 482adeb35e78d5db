import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { findGarments, type Views } from './networks/find-garments.ts';
import type { WorkerStart, WorkerWord } from './networks/messages.ts';
import { openNetworks } from './networks/networks.ts';

/** The thread in which the networks run (docs/decisions/2026-11-22-image-analysis.md). */

/** Requests come first; a third of a core is left where all are taken. */
const niceness = 5;
// Elsewhere the whole process would become slower.
if (process.platform === 'linux') setPriority(niceness);

const { models } = workerData as WorkerStart;
const networks = await openNetworks(models);

function say(word: WorkerWord): void {
  parentPort?.postMessage(word);
}

parentPort?.on('message', (views: Views) => {
  findGarments(networks, views).then(
    (garments) => say({ garments }),
    (error: unknown) => say({ failure: String(error) }),
  );
});
say({ frames: { outfit: networks.outfitFrame, garment: networks.garmentFrame } });
