import { clusterColors } from './clusters.ts';
import { type Lab, shadeDistance } from './lab.ts';

/** The colour that a piece of cloth shows most. */
export interface Cloth {
  readonly color: Lab;
  /** Part of the looked-at colours that belongs to it, 0 to 1. */
  readonly share: number;
}

const groups = 5;
/** Groups nearer than this are one cloth in light and shadow. */
const sameCloth = 9;

/** The dominant cloth among colours; null without colours. */
export function dominantCloth(colors: readonly Lab[]): Cloth | null {
  const found = clusterColors(colors, groups);
  let best: Cloth | null = null;
  for (const { center } of found) {
    const alike = found.filter((other) => shadeDistance(other.center, center) < sameCloth);
    const share = alike.reduce((sum, other) => sum + other.share, 0);
    if (best && share <= best.share) continue;
    const part = (axis: 0 | 1 | 2) =>
      alike.reduce((sum, other) => sum + other.center[axis] * other.share, 0) / share;
    best = { color: [part(0), part(1), part(2)], share };
  }
  return best;
}
