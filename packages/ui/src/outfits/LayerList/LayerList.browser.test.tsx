import '../../foundations/styles.css';
import type { ShownLayer } from '@aura/domain/outfits';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pressAndMove, release } from '../../testing/pointer.ts';
import { WithBuilder } from '../../testing/with-builder.tsx';
import { LayerList } from './LayerList.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = '';
});

const grips = () => screen.getAllByRole('button', { name: /^Move / });
const names = () => grips().map((grip) => grip.getAttribute('aria-label'));

it('sliders of the selected garment move, scale and rotate it; a locked one has none', async () => {
  let layer: ShownLayer | null = null;
  render(
    <WithBuilder
      render={(builder) => {
        layer = builder.selected;
        return <LayerList builder={builder} />;
      }}
    />,
  );
  expect(screen.queryByRole('slider')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ivory blouse' }));
  const sliders = within(await screen.findByRole('group', { name: 'Place of Ivory blouse' }));
  for (const name of ['Across', 'Down', 'Size', 'Rotation']) {
    sliders.getByRole('slider', { name }).focus();
    await userEvent.keyboard('{Home}');
  }
  await vi.waitFor(() => expect(layer).toMatchObject({ x: 0, y: 0, scale: 5, rotation: -180 }));
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(layer).toMatchObject({ rotation: -165 }));
  await userEvent.click(screen.getByRole('button', { name: 'Lock Ivory blouse' }));
  expect(screen.queryByRole('slider')).toBeNull();
});

it('with larger text, a row that is dragged over one other takes its place, and an arrow key then moves it by one', async () => {
  document.documentElement.style.fontSize = '24px';
  render(<WithBuilder render={(builder) => <LayerList builder={builder} />} />);
  const [first, second, ...others] = names();
  const placeOf = (index: number) => grips()[index]?.getBoundingClientRect() ?? new DOMRect();
  await vi.waitFor(() => expect(placeOf(1).top - placeOf(0).top).toBe(78));
  const { x, y, width, height } = placeOf(0);
  const start = { x: x + width / 2, y: y + height / 2 };
  const end = { ...start, y: start.y + 78 };
  await pressAndMove(start, end);
  await release(end);
  await vi.waitFor(() => expect(names()).toEqual([second, first, ...others]));
  grips()[1]?.focus();
  await userEvent.keyboard('{ArrowUp}');
  await vi.waitFor(() => expect(names()).toEqual([first, second, ...others]));
});
