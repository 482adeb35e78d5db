import type { DetectedItemWire } from '@aura/api-client/contract/analysis';

/** A garment that the analysis saw; what it does not know is an empty string. */
export type FoundGarment = Omit<DetectedItemWire, 'id'>;

/** Finds garments in a photo (docs/product.md section 1). */
export interface ImageAnalyzer {
  /**
   * @param jpeg a picture of our own encoding, at most 1200 px on its long side
   * @param signal ends the work early
   * @returns the garments from top to bottom; none rather than nonsense
   * @throws `UNAVAILABLE` when the analysis cannot answer
   */
  analyze(jpeg: Buffer, signal?: AbortSignal): Promise<FoundGarment[]>;
}
