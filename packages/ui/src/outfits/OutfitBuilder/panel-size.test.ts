import { expect, it } from 'vitest';
import { nearestPanelSize, neighborPanelSize } from './panel-size.ts';

const heights = { small: 140, medium: 320, large: 640 };

it.each([
  ['a short drag', 340, 0, 'medium'],
  ['a drag beyond half of the way', 500, 0, 'large'],
  ['a quick swipe upwards', 360, 1, 'large'],
  ['a quick swipe downwards', 300, -1, 'small'],
  ['a drag below everything', 0, 0, 'small'],
] as const)('%s to %i px ends at the right size', (_what, height, speed, size) =>
  expect(nearestPanelSize(heights, height, speed)).toBe(size),
);

it('the neighbour of a size is the next one, and at the end the same', () => {
  expect(neighborPanelSize('small', 1)).toBe('medium');
  expect(neighborPanelSize('large', 1)).toBe('large');
  expect(neighborPanelSize('small', -1)).toBe('small');
});
