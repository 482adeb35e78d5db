import type { Size } from './bitmap.ts';

/** Which of a garment's cloths each of its points shows. */
export interface ClothMap extends Size {
  /** Number of the cloth, row by row; `noCloth` where something else is. */
  readonly cloths: Uint8Array;
}

export const noCloth = 255;

/** How the cloths of a garment lie: in rows, or mingled in some other way. */
export type Pattern = 'striped' | 'patterned';

/** A garment is looked at in overlapping squares of this side, in points, that lie in it but for a corner. */
const square = { side: 24, step: 12, insideFrom: 0.95 };
/** With fewer squares, a seam may look like a stripe. */
const squaresMin = 3;
/** A square that one cloth fills but for less than this shows no pattern. */
const othersFrom = 0.15;
/** Changes of cloth along a line through a square: of a pattern, and of stripes against those along them. */
const changesFrom = 2.5;
const acrossStripesFrom = 2;
/** Part of the squares that shows a pattern. */
const patternFrom = 0.7;

/** What one square shows; undefined where it reaches out of the garment. */
function lookAt({ width, cloths }: ClothMap, left: number, top: number): Pattern | 'plain' | undefined {
  const shown: number[] = [];
  let [inside, down, across] = [0, 0, 0];
  for (let y = top; y < top + square.side; y++) {
    for (let x = left; x < left + square.side; x++) {
      const cloth = cloths[y * width + x] ?? noCloth;
      if (cloth === noCloth) continue;
      inside++;
      shown[cloth] = (shown[cloth] ?? 0) + 1;
      if (y > top && cloths[(y - 1) * width + x] !== cloth) down++;
      if (x > left && cloths[y * width + x - 1] !== cloth) across++;
    }
  }
  if (inside < square.insideFrom * square.side ** 2) return undefined;
  const most = Math.max(...Object.values(shown));
  if (inside - most < othersFrom * inside) return 'plain';
  const [fewer, more] = [Math.min(down, across), Math.max(down, across)];
  if (more < changesFrom * square.side) return 'plain';
  return more >= acrossStripesFrom * fewer ? 'striped' : 'patterned';
}

/** How a garment's cloths lie; null where it is plain, or too small to tell. */
export function patternOf(map: ClothMap): Pattern | null {
  const looks: (Pattern | 'plain')[] = [];
  for (let top = 0; top + square.side <= map.height; top += square.step) {
    for (let left = 0; left + square.side <= map.width; left += square.step) {
      const look = lookAt(map, left, top);
      if (look) looks.push(look);
    }
  }
  if (looks.length < squaresMin) return null;
  const share = (wanted: (look: Pattern | 'plain') => boolean) => looks.filter(wanted).length / looks.length;
  if (share((look) => look === 'striped') >= patternFrom) return 'striped';
  return share((look) => look !== 'plain') >= patternFrom ? 'patterned' : null;
}
