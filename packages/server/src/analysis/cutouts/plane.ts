import type { Placement, Size } from '../networks/bitmap.ts';

/** One number per pixel, row by row. */
export interface Plane extends Size {
  readonly data: Float32Array;
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** Returns a part of a plane. */
export function cropPlane(source: Plane, { left, top, width, height }: Placement): Plane {
  const part = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const from = (y + top) * source.width + left;
    part.data.set(source.data.subarray(from, from + width), y * width);
  }
  return part;
}

/** Resamples a plane bilinearly; pixels are squares, so that borders coincide. */
export function resizePlane(source: Plane, width: number, height: number): Plane {
  const result = createPlane(width, height);
  const scaleX = source.width / width;
  const scaleY = source.height / height;
  for (let y = 0; y < height; y++) {
    const sy = Math.min(source.height - 1, Math.max(0, (y + 0.5) * scaleY - 0.5));
    const top = Math.floor(sy);
    const bottom = Math.min(source.height - 1, top + 1);
    for (let x = 0; x < width; x++) {
      const sx = Math.min(source.width - 1, Math.max(0, (x + 0.5) * scaleX - 0.5));
      const left = Math.floor(sx);
      const right = Math.min(source.width - 1, left + 1);
      const at = (row: number, column: number) => source.data[row * source.width + column] ?? 0;
      const upper = at(top, left) + (sx - left) * (at(top, right) - at(top, left));
      const lower = at(bottom, left) + (sx - left) * (at(bottom, right) - at(bottom, left));
      result.data[y * width + x] = upper + (sy - top) * (lower - upper);
    }
  }
  return result;
}

/** Returns the values of a plane at another size, like `resizePlane`, for callers that need few of them. */
export function sampleResized(
  { width: columns, height: rows, data }: Plane,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const place = (at: number, from: number, to: number) =>
    Math.min(from - 1, Math.max(0, ((at + 0.5) * from) / to - 0.5));
  const across = Float32Array.from({ length: width }, (_, x) => place(x, columns, width));
  const down = Float32Array.from({ length: height }, (_, y) => place(y, rows, height));
  return (x, y) => {
    const sx = across[x] ?? 0;
    const sy = down[y] ?? 0;
    const left = Math.floor(sx);
    const top = Math.floor(sy);
    const next = left < columns - 1 ? 1 : 0;
    const upper = top * columns + left;
    const lower = top < rows - 1 ? upper + columns : upper;
    const first = data[upper] ?? 0;
    const second = data[lower] ?? 0;
    const above = first + (sx - left) * ((data[upper + next] ?? 0) - first);
    const below = second + (sx - left) * ((data[lower + next] ?? 0) - second);
    return above + (sy - top) * (below - above);
  };
}

function blurLines(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  steps: [number, number],
  radius: number,
) {
  const [lineStep, step] = steps;
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = 0; i < Math.min(radius, length); i++) sum += from[start + i * step] ?? 0;
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += from[start + (i + radius) * step] ?? 0;
      if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step] ?? 0;
      const count = Math.min(length - 1, i + radius) - Math.max(0, i - radius) + 1;
      to[start + i * step] = sum / count;
    }
  }
}

/** Mean of the square around each pixel, clipped at the border. */
export function boxBlur({ width, height, data }: Plane, radius: number): Plane {
  const rows = new Float32Array(data.length);
  blurLines(data, rows, height, width, [width, 1], radius);
  const result = new Float32Array(data.length);
  blurLines(rows, result, width, height, [1, width], radius);
  return { width, height, data: result };
}
