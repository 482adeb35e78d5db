/** Which pixels are the garment, row by row: 1 is the garment, 0 is not. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Pixels that an outline may be away from the other one. */
export const edgeTolerance = 2;

/** The share of the pixels of either mask that both have. */
export function overlap(one: Mask, other: Mask): number {
  const counts = { both: 0, either: 0 };
  one.data.forEach((value, at) => {
    const sum = value + (other.data[at] ?? 0);
    if (sum === 2) counts.both++;
    if (sum > 0) counts.either++;
  });
  return counts.either === 0 ? 1 : counts.both / counts.either;
}

/** The pixels of the garment that are beside others of the photo; the photo's border is no outline. */
function outlineOf({ width, height, data }: Mask): Mask {
  const isOther = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 0;
  const outline = data.map((value, at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    const beside = isOther(x - 1, y) || isOther(x + 1, y) || isOther(x, y - 1) || isOther(x, y + 1);
    return value === 1 && beside ? 1 : 0;
  });
  return { width, height, data: outline };
}

function hasNear({ width, height, data }: Mask, x: number, y: number): boolean {
  for (let dy = -edgeTolerance; dy <= edgeTolerance; dy++) {
    for (let dx = -edgeTolerance; dx <= edgeTolerance; dx++) {
      const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      const isNear = dx * dx + dy * dy <= edgeTolerance * edgeTolerance;
      if (inside && isNear && data[(y + dy) * width + x + dx] === 1) return true;
    }
  }
  return false;
}

/** The share of one outline's pixels that are near the other outline. */
function nearShare(one: Mask, other: Mask): number {
  const counts = { edge: 0, near: 0 };
  one.data.forEach((value, at) => {
    if (value === 0) return;
    counts.edge++;
    if (hasNear(other, at % one.width, Math.floor(at / one.width))) counts.near++;
  });
  return counts.edge === 0 ? 1 : counts.near / counts.edge;
}

/** The F-measure of the outlines: the harmonic mean of the shares of both that are near the other. */
export function edgeAccuracy(found: Mask, truth: Mask): number {
  const [foundOutline, trueOutline] = [outlineOf(found), outlineOf(truth)];
  const precision = nearShare(foundOutline, trueOutline);
  const recall = nearShare(trueOutline, foundOutline);
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
