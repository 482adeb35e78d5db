import type { Size } from './bitmap.ts';

/** The messages between a worker and its host. */

/** The `workerData` of a worker. */
export interface WorkerInput {
  /** The folder of the networks. */
  readonly models: string;
}

/** The input sizes of the networks of the analysis, in pixels. */
export interface FrameSizes {
  readonly outfit: Size;
  readonly garment: Size;
}

/** A worker's messages: first what its host needs, then one result per photo. */
export type WorkerMessage<Start, Result> =
  | { readonly ready: Start }
  | { readonly result: Result }
  | { readonly failure: string };
