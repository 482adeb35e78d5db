import type { DetectedGarment } from '../analyzer.ts';
import type { Size } from './bitmap.ts';

/** What the worker and its host tell each other. */

/** What the worker is started with. */
export interface WorkerInput {
  /** The folder of the networks. */
  readonly models: string;
}

/** The frames that the networks look at, in pixels. */
export interface FrameSizes {
  readonly outfit: Size;
  readonly garment: Size;
}

/** The worker's first word is its frames; then it answers one photo after the other. */
export type WorkerMessage =
  | { readonly frames: FrameSizes }
  | { readonly garments: DetectedGarment[] }
  | { readonly failure: string };
