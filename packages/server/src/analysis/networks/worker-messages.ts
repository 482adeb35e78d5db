import type { DetectedGarment } from '../analyzer.ts';
import type { Size } from './bitmap.ts';

/** The messages between the worker and its host. */

/** The `workerData` of the worker. */
export interface WorkerInput {
  /** The folder of the networks. */
  readonly models: string;
}

/** The input sizes of the networks, in pixels. */
export interface FrameSizes {
  readonly outfit: Size;
  readonly garment: Size;
}

/** The worker's messages: first its frame sizes, then one result per photo. */
export type WorkerMessage =
  | { readonly frames: FrameSizes }
  | { readonly garments: DetectedGarment[] }
  | { readonly failure: string };
