import { type CieLab, hexToCieLab } from '@aura/domain/color/cielab';
import { describe, expect, it } from 'vitest';
import { clusterColors } from './clusters.ts';

const red = hexToCieLab('#C8232C');
const navy = hexToCieLab('#1A2547');
const repeated = (color: CieLab, count: number) => Array.from({ length: count }, () => color);

describe('clusterColors', () => {
  it('returns each colour with its share, the largest first', () => {
    const found = clusterColors([...repeated(red, 30), ...repeated(navy, 70)], 4);
    expect(found.map(({ share }) => share)).toEqual([0.7, 0.3]);
    found[0]?.center.forEach((value, axis) => {
      expect(value).toBeCloseTo(navy[axis] ?? 0);
    });
  });

  it('when there is one colour, returns one group, regardless of the requested count', () => {
    expect(clusterColors(repeated(red, 5), 8)).toMatchObject([{ share: 1, spread: 0 }]);
  });

  it('when there are no points, returns no groups', () => {
    expect(clusterColors([], 3)).toEqual([]);
  });

  it('returns the same groups for the same points', () => {
    const points = Array.from({ length: 4000 }, (_, index): CieLab => [index % 100, index % 37, index % 53]);
    expect(clusterColors(points, 6)).toEqual(clusterColors(points, 6));
  });
});
