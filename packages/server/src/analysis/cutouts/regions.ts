import type { Plane } from './plane.ts';

const threshold = 0.5;

/** Connected pixels of a plane whose values exceed the threshold. */
interface Region {
  readonly id: number;
  readonly area: number;
}

/** The regions of a plane, and the region's id of each pixel; 0 outside of all. */
export interface Regions {
  readonly ids: Int32Array;
  readonly regions: readonly Region[];
}

/** Finds the regions of a plane above the threshold, largest first; diagonal neighbours are not connected. */
export function findRegions({ width, height, data }: Plane): Regions {
  const ids = new Int32Array(data.length);
  const regions: Region[] = [];
  const stack: number[] = [];
  for (let first = 0; first < data.length; first++) {
    if (ids[first] !== 0 || (data[first] ?? 0) <= threshold) continue;
    const id = regions.length + 1;
    let area = 0;
    ids[first] = id;
    stack.push(first);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      area += 1;
      const x = at % width;
      const neighbours = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of neighbours) {
        if (next < 0 || next >= width * height || ids[next] !== 0 || (data[next] ?? 0) <= threshold) continue;
        ids[next] = id;
        stack.push(next);
      }
    }
    regions.push({ id, area });
  }
  return { ids, regions: regions.sort((one, other) => other.area - one.area) };
}

/** Regions that are smaller than this share of the largest one are not part of a garment, such as the second shoe. */
const minShare = 0.12;

/** Sets the small regions of a mask to 0 and fills small holes; larger holes may be gaps between legs or straps. */
export function withoutSpecks(mask: Plane): Plane {
  const { ids, regions } = findRegions(mask);
  const largest = regions[0]?.area ?? 0;
  const large = new Set(regions.filter(({ area }) => area >= minShare * largest).map(({ id }) => id));
  const data = mask.data.map((value, at) => {
    const id = ids[at] ?? 0;
    return id !== 0 && !large.has(id) ? 0 : value;
  });
  const holes = findRegions({ ...mask, data: data.map((value) => 1 - value) });
  const small = new Set(holes.regions.filter(({ area }) => area < 0.004 * largest).map(({ id }) => id));
  return { ...mask, data: data.map((value, at) => (small.has(holes.ids[at] ?? 0) ? 1 : value)) };
}
