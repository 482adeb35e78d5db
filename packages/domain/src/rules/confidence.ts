import type { DetectedItem } from '../entities.ts';
import { detectionSureConfidence } from '../limits/post-actions.ts';

/** Whether the confidence is below the limit; unknown confidence counts as certain. */
export function isUncertain({ confidence }: Pick<DetectedItem, 'confidence'>): boolean {
  return confidence !== null && confidence < detectionSureConfidence;
}

/** Detected items in their order, with uncertain ones at the end (docs/product.md section 2, Composer). */
export function uncertainLast(items: readonly DetectedItem[]): DetectedItem[] {
  return [...items.filter((item) => !isUncertain(item)), ...items.filter(isUncertain)];
}
