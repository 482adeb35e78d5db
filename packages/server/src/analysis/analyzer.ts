import type { DetectedItemWire } from '@aura/api-client/contract/analysis';
import type { PhotoBox } from '@aura/domain/entities';
import type { CutoutImage } from '../images/cutout-image.ts';

/** A garment without its background; its place in the photo is not stored. */
type DetectedCutout = Omit<CutoutImage, 'left' | 'top'>;

type WirePart = 'image' | 'imageMeta' | 'cutout' | 'cutoutMeta' | 'box';

/** A garment that the analysis detected; unknown facts are empty strings. */
export interface DetectedGarment extends Omit<DetectedItemWire, 'id' | WirePart> {
  /** The part of the photo that shows the garment; null when the analyzer does not locate garments. */
  readonly box: PhotoBox | null;
  /** Omitted when its outline is unsure. */
  readonly cutout?: DetectedCutout;
}

/** Detects garments in a photo (docs/product.md section 1). */
export interface ImageAnalyzer {
  /**
   * @param jpeg an image that `processUpload` returned, at most 1200 px on its long side
   * @param signal cancels the analysis
   * @returns the garments in descending order of confidence; empty when there are none
   * @throws when the analysis fails
   */
  analyze(jpeg: Buffer, signal?: AbortSignal): Promise<DetectedGarment[]>;
  /** The number of photos to analyze at the same time; by default 2. */
  readonly concurrency?: number;
}

/** An analyzer that holds resources, such as a worker thread. */
export interface ClosableAnalyzer extends ImageAnalyzer {
  close(): Promise<void>;
}
