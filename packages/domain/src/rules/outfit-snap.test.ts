import { describe, expect, it } from 'vitest';
import { snapMove, snapRotation } from './outfit-snap.ts';

const box = (x: number, y: number, size = 10) => ({ x, y, width: size, height: size });
const tolerance = { x: 1, y: 1 };

describe('snapping', () => {
  it('snaps to the centre of the canvas and names the lines', () => {
    expect(snapMove(box(50.8, 49.2), [], tolerance)).toEqual({
      x: 50,
      y: 50,
      lines: [
        { axis: 'x', at: 50 },
        { axis: 'y', at: 50 },
      ],
    });
  });

  it('snaps to the centre of another garment on one axis', () => {
    expect(snapMove(box(20.5, 80), [box(20, 30)], tolerance)).toEqual({
      x: 20,
      y: 80,
      lines: [{ axis: 'x', at: 20 }],
    });
  });

  it.each([
    [31, 30],
    [69.5, 70],
    [9.2, 10],
  ])('a garment at %d snaps to equal gaps at %d', (x, at) => {
    const [first, second] = at === 30 ? [box(20, 0), box(40, 0)] : [box(30, 0), box(50, 0)];
    expect(snapMove(box(x, 90, at === 30 ? 5 : 10), [first, second], tolerance).x).toBe(at);
  });

  it('when nothing is near, the garment stays where it is', () => {
    expect(snapMove(box(33, 77), [box(10, 10)], tolerance)).toEqual({ x: 33, y: 77, lines: [] });
  });

  it.each([
    [13, 15],
    [-29, -30],
    [8, 8],
    [179, 180],
  ])('a rotation of %d degrees becomes %d', (degrees, expected) => {
    expect(snapRotation(degrees)).toBe(expected);
  });
});
