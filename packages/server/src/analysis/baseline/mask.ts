/** Where something is in a picture: its pixels and the box around them. */
export interface Region {
  /** 1 where it is, row by row. */
  readonly mask: Uint8Array;
  readonly area: number;
  /** Pixels, each inclusive. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function blurLines(
  values: Float32Array,
  lines: number,
  length: number,
  stride: { readonly line: number; readonly step: number },
  radius: number,
): Float32Array {
  const blurred = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * stride.line;
    let [sum, count] = [0, 0];
    for (let ahead = -radius; ahead < length; ahead++) {
      if (ahead + radius < length) {
        sum += values[start + (ahead + radius) * stride.step] ?? 0;
        count++;
      }
      const behind = ahead - radius - 1;
      if (behind >= 0) {
        sum -= values[start + behind * stride.step] ?? 0;
        count--;
      }
      if (ahead >= 0) blurred[start + ahead * stride.step] = sum / count;
    }
  }
  return blurred;
}

/**
 * The mean over the square around each pixel; at the edges over what there is of it.
 * @param radius pixels to each side
 */
export function boxBlur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = blurLines(values, height, width, { line: width, step: 1 }, radius);
  return blurLines(across, width, height, { line: 1, step: width }, radius);
}

/** All pixels that hang together with one of them, which are then cleared from `open`. */
function flood(open: Uint8Array, width: number, start: number): number[] {
  const found = [start];
  open[start] = 0;
  for (let next = 0; next < found.length; next++) {
    const index = found[next] as number;
    const x = index % width;
    const around = [index - width, index + width, x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1];
    for (const neighbour of around) {
      if (open[neighbour] !== 1) continue;
      open[neighbour] = 0;
      found.push(neighbour);
    }
  }
  return found;
}

function regionOf(pixels: readonly number[], size: number, width: number): Region {
  const mask = new Uint8Array(size);
  let [left, right, top, bottom] = [width, 0, size, 0];
  for (const index of pixels) {
    mask[index] = 1;
    const x = index % width;
    const y = Math.floor(index / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { mask, area: pixels.length, left, right, top, bottom };
}

/** The largest part of a mask that hangs together; null when the mask is empty. */
export function largestRegion(mask: Uint8Array, width: number): Region | null {
  const open = mask.slice();
  let largest: number[] = [];
  for (let index = 0; index < open.length; index++) {
    if (open[index] !== 1) continue;
    const pixels = flood(open, width, index);
    if (pixels.length > largest.length) largest = pixels;
  }
  return largest.length === 0 ? null : regionOf(largest, mask.length, width);
}
