import type { CieLab } from '@aura/domain/color/cielab';

/** Euclidean distance in CIELAB with lightness halved, so that a shadow stays close to the colour it falls on. */
export function shadeDistance(one: CieLab, other: CieLab): number {
  return Math.sqrt(0.25 * (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);
}
