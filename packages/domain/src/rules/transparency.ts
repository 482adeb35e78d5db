/** Shares of an image's pixels; less transparency is a picture with round corners or a thin frame. */
const minTransparentShare = 0.05;
const minOpaqueShare = 0.01;

/**
 * Whether an image shows something without its background, so that its transparency can be used as a mask.
 * @param rgba 4 bytes per pixel
 */
export function isCutOut(rgba: Uint8Array | Uint8ClampedArray): boolean {
  let transparent = 0;
  let opaque = 0;
  for (let at = 3; at < rgba.length; at += 4) {
    const alpha = rgba[at] ?? 0;
    if (alpha < 26) transparent += 1;
    else if (alpha > 229) opaque += 1;
  }
  const count = rgba.length / 4;
  return transparent >= minTransparentShare * count && opaque >= Math.max(1, minOpaqueShare * count);
}
