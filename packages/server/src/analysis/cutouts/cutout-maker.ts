import type { RgbaImage } from '../../images/cutout-image.ts';

/** Removes the background of a garment's photo (docs/decisions/2026-11-24-cutouts.md). */
export interface CutoutMaker {
  /**
   * @param jpeg an image that `processUpload` returned
   * @returns the photo with a transparent background; null when it is unsure which part is the garment
   * @throws TransientError when no photo can be processed at the moment; any other error is of this photo
   */
  cutOut(jpeg: Buffer, signal?: AbortSignal): Promise<RgbaImage | null>;
}

/** A cut-out maker that holds resources, such as a worker thread. */
export interface ClosableCutoutMaker extends CutoutMaker {
  close(): Promise<void>;
}
