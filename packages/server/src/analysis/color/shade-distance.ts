import type { CieLab } from '@aura/domain/color/cielab';

/**
 * Euclidean distance in CIELAB with half the weight on lightness, so that a shadow stays close to its colour.
 */
export function shadeDistance(one: CieLab, other: CieLab): number {
  return Math.sqrt(0.25 * (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);
}
