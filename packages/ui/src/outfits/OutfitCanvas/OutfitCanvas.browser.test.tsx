import '../../foundations/styles.css';
import type { ShownLayer } from '@aura/domain/outfits';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulateReducedMotion } from '../../primitives/testing/reduced-motion.ts';
import { moveFingers, type Point, pressAndMove, release } from '../../testing/pointer.ts';
import { outfitGarments } from '../../testing/sample-outfits.ts';
import { WithBuilder } from '../../testing/with-builder.tsx';
import { OutfitCanvas } from './OutfitCanvas.tsx';

const item = outfitGarments[1] && { ...outfitGarments[1], front: null };
const layer: ShownLayer = {
  itemId: 'blouse',
  item: item ?? null,
  x: 30,
  y: 30,
  scale: 40,
  rotation: 0,
  mirrored: false,
  locked: false,
};
const noItems = new Map();

beforeEach(() => {
  render(
    <div className="h-150 w-120">
      <WithBuilder
        layers={[layer]}
        render={(builder) => <OutfitCanvas builder={builder} itemsById={noItems} />}
      />
    </div>,
  );
});
afterEach(async () => {
  cleanup();
  await emulateReducedMotion('reduce');
});

const canvas = () => screen.getByRole('application', { name: 'Canvas' });
const garment = () => screen.getByRole('button', { name: /^Ivory blouse, layer/ });
const place = () => garment().getAttribute('style');
/** The centre of the garment in percent of the canvas, without the first pixels of a drag, which may be a press. */
const expectNear = (x: number, y: number) =>
  vi.waitFor(() => {
    const { left, top } = garment().style;
    expect(Math.abs(Number.parseFloat(left) - x)).toBeLessThan(1);
    expect(Math.abs(Number.parseFloat(top) - y)).toBeLessThan(1);
  });
const undo = () => userEvent.keyboard('{Control>}z{/Control}');

/** A point of the canvas, in percent of its size. */
function at(x: number, y: number): Point {
  const { left, top, width, height } = canvas().getBoundingClientRect();
  return { x: left + (x / 100) * width, y: top + (y / 100) * height };
}

function centerOf(element: Element | null | undefined): Point {
  if (!element) throw new Error('There is no such handle.');
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

async function drag(from: Point, to: Point): Promise<void> {
  await pressAndMove(from, to);
  await release(to);
}

it('the mouse moves a garment, and undo moves it back', async () => {
  const before = place();
  await drag(at(30, 30), at(60, 70));
  await expectNear(60, 70);
  expect(garment()).toHaveAttribute('aria-pressed', 'true');
  await undo();
  await vi.waitFor(() => expect(place()).toBe(before));
});

it('a garment that comes near the middle snaps to it, and a line shows this until the mouse is released', async () => {
  const { x, y } = at(50, 70);
  await pressAndMove(at(30, 30), { x: x + 3, y });
  const lines = () => canvas().parentElement?.querySelectorAll(':scope > span.bg-accent');
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
  await vi.waitFor(() => expect(place()).toContain('left: 50%;'));
  await release({ x: x + 3, y });
  await vi.waitFor(() => expect(lines()).toHaveLength(0));
  expect(place()).toContain('left: 50%;');
});

it('a corner scales a garment, the handle below rotates it in steps of 15 degrees, and both are undone', async () => {
  const before = place();
  garment().focus();
  const handles = () => canvas().parentElement?.querySelectorAll('[aria-hidden] > span.touch-none');
  await vi.waitFor(() => expect(handles()).toHaveLength(5));
  const corner = centerOf(handles()?.[3]);
  const center = at(30, 30);
  const outside = { x: center.x + (corner.x - center.x) * 1.5, y: center.y + (corner.y - center.y) * 1.5 };
  await drag(corner, outside);
  await vi.waitFor(() => expect(place()).toMatch(/height: (59\.\d+|60|60\.\d+)%/));
  const below = centerOf(handles()?.[4]);
  // A quarter turn to the left of the point below is the point at the left, here 2 degrees before it.
  const radius = below.y - center.y;
  const turn = (88 * Math.PI) / 180;
  await drag(below, { x: center.x - radius * Math.sin(turn), y: center.y + radius * Math.cos(turn) });
  await vi.waitFor(() => expect(place()).toContain('rotate(90deg)'));
  await undo();
  await vi.waitFor(() => expect(place()).toContain('rotate(0deg)'));
  await undo();
  await vi.waitFor(() => expect(place()).toBe(before));
});

it('two fingers scale and rotate a garment in one step, and one finger moves it', async () => {
  const before = place();
  const { x, y } = at(30, 30);
  await moveFingers([
    [
      { x: x - 30, y },
      { x: x, y: y - 60 },
    ],
    [
      { x: x + 30, y },
      { x: x, y: y + 60 },
    ],
  ]);
  await vi.waitFor(() => expect(place()).toMatch(/height: 80%.*rotate\(90deg\)/));
  await undo();
  await vi.waitFor(() => expect(place()).toBe(before));
  await moveFingers([[at(30, 30), at(60, 70)]]);
  await expectNear(60, 70);
});

it('a dropped garment swings, unless motion is reduced', async () => {
  const swings = () =>
    garment()
      .getAnimations({ subtree: true })
      .some((animation) => animation instanceof CSSAnimation && animation.animationName === 'settle');
  await drag(at(30, 30), at(60, 70));
  await expectNear(60, 70);
  expect(swings()).toBe(false);
  await emulateReducedMotion('no-preference');
  await drag(at(60, 70), at(40, 40));
  await vi.waitFor(() => expect(swings()).toBe(true));
});

it('after a garment was dragged, an arrow key moves it by one step, and Alt with an arrow stays with the browser', async () => {
  await drag(at(30, 30), at(60, 70));
  await expectNear(60, 70);
  const { left } = garment().style;
  garment().focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(garment().style.left).toBe(left);
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(garment().style.left).toBe(`${Number.parseFloat(left) + 1}%`));
});
