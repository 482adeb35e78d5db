import type { DetectedItemWire } from '@aura/api-client/contract/analysis';
import type { ImageBox } from '../images/crop.ts';

/** A garment that the analysis saw; what it does not know is an empty string. */
export interface DetectedGarment extends Omit<DetectedItemWire, 'id' | 'image' | 'imageMeta'> {
  /** The part of the photo that shows it; null where the analysis cannot tell. */
  readonly box: ImageBox | null;
}

/** Finds garments in a photo (docs/product.md section 1). */
export interface ImageAnalyzer {
  /**
   * @param jpeg an image of our own encoding, at most 1200 px on its long side
   * @param signal ends the work early
   * @returns the garments, the surest first; none rather than nonsense
   * @throws when the analysis cannot answer
   */
  analyze(jpeg: Buffer, signal?: AbortSignal): Promise<DetectedGarment[]>;
}

/** An analysis that holds something open. */
export interface ClosableAnalyzer extends ImageAnalyzer {
  close(): Promise<void>;
}
