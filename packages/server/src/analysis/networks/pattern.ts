import type { Size } from './bitmap.ts';

/** Which of a garment's cloths each of its points shows. */
export interface FabricMap extends Size {
  /** Number of the cloth, row by row; `noCloth` where something else is. */
  readonly fabrics: Uint8Array;
}

export const noFabric = 255;

/** How the cloths of a garment lie: in rows, or mingled in some other way. */
export type Pattern = 'striped' | 'patterned';

/** A garment is looked at in overlapping squares of this side, in points, that lie in it but for a corner. */
const windows = { side: 24, step: 12, insideFrom: 0.95 };
/** With fewer squares, a seam may look like a stripe. */
const minWindows = 3;
/** A square that one cloth fills but for less than this shows no pattern. */
const minOtherShare = 0.15;
/** Changes of cloth along a line through a square: of a pattern, and of stripes against those along them. */
const minChangesPerSide = 2.5;
const minStripeRatio = 2;
/** Part of the squares that shows a pattern. */
const minPatternShare = 0.7;

/** What one square shows; undefined where it reaches out of the garment. */
function classifyWindow(
  { width, fabrics: cloths }: FabricMap,
  left: number,
  top: number,
): Pattern | 'plain' | undefined {
  const shown: number[] = [];
  let [inside, down, across] = [0, 0, 0];
  for (let y = top; y < top + windows.side; y++) {
    for (let x = left; x < left + windows.side; x++) {
      const cloth = cloths[y * width + x] ?? noFabric;
      if (cloth === noFabric) continue;
      inside++;
      shown[cloth] = (shown[cloth] ?? 0) + 1;
      if (y > top && cloths[(y - 1) * width + x] !== cloth) down++;
      if (x > left && cloths[y * width + x - 1] !== cloth) across++;
    }
  }
  if (inside < windows.insideFrom * windows.side ** 2) return undefined;
  const most = Math.max(...Object.values(shown));
  if (inside - most < minOtherShare * inside) return 'plain';
  const [fewer, more] = [Math.min(down, across), Math.max(down, across)];
  if (more < minChangesPerSide * windows.side) return 'plain';
  return more >= minStripeRatio * fewer ? 'striped' : 'patterned';
}

/** How a garment's cloths lie; null where it is plain, or too small to tell. */
export function detectPattern(map: FabricMap): Pattern | null {
  const looks: (Pattern | 'plain')[] = [];
  for (let top = 0; top + windows.side <= map.height; top += windows.step) {
    for (let left = 0; left + windows.side <= map.width; left += windows.step) {
      const look = classifyWindow(map, left, top);
      if (look) looks.push(look);
    }
  }
  if (looks.length < minWindows) return null;
  const share = (wanted: (look: Pattern | 'plain') => boolean) => looks.filter(wanted).length / looks.length;
  if (share((look) => look === 'striped') >= minPatternShare) return 'striped';
  return share((look) => look !== 'plain') >= minPatternShare ? 'patterned' : null;
}
