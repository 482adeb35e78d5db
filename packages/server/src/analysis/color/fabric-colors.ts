import type { CieLab } from '@aura/domain/color/cielab';
import { type Cluster, clusterColors } from './clusters.ts';
import { shadeDistance } from './shade-distance.ts';

/** A colour of a garment's fabric. */
export interface FabricColor {
  readonly color: CieLab;
  /** Share of the sampled colours, 0 to 1. */
  readonly share: number;
}

const clusterCount = 5;
/** Clusters closer than this are the same fabric in light and shadow. */
const maxShadeDistance = 9;

function totalShare(found: readonly Cluster[]): number {
  return found.reduce((sum, { share }) => sum + share, 0);
}

function mergeClusters(similar: readonly Cluster[]): FabricColor {
  const share = totalShare(similar);
  const part = (axis: 0 | 1 | 2) =>
    similar.reduce((sum, other) => sum + other.center[axis] * other.share, 0) / share;
  return { color: [part(0), part(1), part(2)], share };
}

/**
 * Finds the fabric colours among sampled colours, in descending order of their share; empty without colours.
 */
export function findFabricColors(colors: readonly CieLab[]): FabricColor[] {
  const fabrics: FabricColor[] = [];
  let remaining: readonly Cluster[] = clusterColors(colors, clusterCount);
  while (remaining.length > 0) {
    const candidates = remaining;
    const similarTo = candidates.map(({ center }) =>
      candidates.filter((other) => shadeDistance(other.center, center) < maxShadeDistance),
    );
    const similar = similarTo.reduce((best, other) => (totalShare(other) > totalShare(best) ? other : best));
    fabrics.push(mergeClusters(similar));
    remaining = candidates.filter((cluster) => !similar.includes(cluster));
  }
  return fabrics.sort((one, other) => other.share - one.share);
}
