import type { CieLab } from '@aura/domain/color/cielab';
import { type Cluster, clusterColors } from './clusters.ts';
import { shadeDistance } from './shade-distance.ts';

/** A colour that a garment shows. */
export interface FabricColor {
  readonly color: CieLab;
  /** Part of the looked-at colours that belongs to it, 0 to 1. */
  readonly share: number;
}

const clusterCount = 5;
/** Groups nearer than this are one cloth in light and shadow. */
const maxShadeDistance = 9;

function totalShare(found: readonly Cluster[]): number {
  return found.reduce((sum, { share }) => sum + share, 0);
}

function mergeClusters(alike: readonly Cluster[]): FabricColor {
  const share = totalShare(alike);
  const part = (axis: 0 | 1 | 2) =>
    alike.reduce((sum, other) => sum + other.center[axis] * other.share, 0) / share;
  return { color: [part(0), part(1), part(2)], share };
}

/** The cloths among colours, the one that shows most first; none without colours. */
export function findFabricColors(colors: readonly CieLab[]): FabricColor[] {
  const cloths: FabricColor[] = [];
  let left: readonly Cluster[] = clusterColors(colors, clusterCount);
  while (left.length > 0) {
    const pool = left;
    const likeEach = pool.map(({ center }) =>
      pool.filter((other) => shadeDistance(other.center, center) < maxShadeDistance),
    );
    const alike = likeEach.reduce((best, other) => (totalShare(other) > totalShare(best) ? other : best));
    cloths.push(mergeClusters(alike));
    left = pool.filter((cluster) => !alike.includes(cluster));
  }
  return cloths.sort((one, other) => other.share - one.share);
}
