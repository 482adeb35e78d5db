/**
 * Times of the landing reveal in milliseconds since the first render (docs/product.md section 2, Landing and
 * authentication).
 */
export const landingBannerDelayMs = 500;
export const landingLetterStepMs = 150;
export const landingLetterSteps = 8;
export const landingFormDelayMs = 2000;
export const landingStoresDelayMs = 2800;

/**
 * The delay of a part in seconds.
 * @param atMs time of the part in the reveal
 * @param lateMs time that had passed when the animation started
 */
export function revealDelay(atMs: number, lateMs: number): number {
  return (atMs - lateMs) / 1000;
}
