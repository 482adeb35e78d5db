import { describe, expect, it } from 'vitest';
import { boxAround, connectedRegions, innerCells } from './regions.ts';

const maskOf = (...rows: readonly string[]) =>
  Uint8Array.from(rows.join(''), (character) => (character === '#' ? 1 : 0));

describe('connectedRegions', () => {
  it('separates unconnected parts, the largest first, and ignores diagonal neighbours', () => {
    const regions = connectedRegions(maskOf('##..#', '#...#', '.#..#', '....#'), 5);
    expect(regions.map((region) => [...region].sort((a, b) => a - b))).toEqual([
      [4, 9, 14, 19],
      [0, 1, 5],
      [11],
    ]);
  });

  it('does not connect the end of a row with the start of the next', () => {
    expect(connectedRegions(maskOf('..#', '#..'), 3)).toHaveLength(2);
  });

  it('when the mask is empty, returns no regions', () => {
    expect(connectedRegions(maskOf('...'), 3)).toEqual([]);
  });
});

describe('innerCells', () => {
  it('excludes cells on the edge', () => {
    const [region = []] = connectedRegions(maskOf('.....', '.###.', '.###.', '.###.', '.....'), 5);
    expect(innerCells(region, { width: 5, height: 5 })).toEqual([12]);
  });

  it('treats the border of the image as an edge', () => {
    const [region = []] = connectedRegions(maskOf('###', '###', '###'), 3);
    expect(innerCells(region, { width: 3, height: 3 })).toEqual([4]);
  });
});

describe('boxAround', () => {
  const grid = { width: 10, height: 10 };

  it('includes the region and a margin', () => {
    const box = boxAround([44, 45, 54, 55], grid);
    expect(box.left).toBeCloseTo(0.384);
    expect(box.top).toBeCloseTo(0.384);
    expect(box.width).toBeCloseTo(0.232);
    expect(box.height).toBeCloseTo(0.232);
  });

  it('is clipped to the photo', () => {
    expect(boxAround([0, 99], grid)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });
});
