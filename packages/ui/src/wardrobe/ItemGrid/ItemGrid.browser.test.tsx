import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sampleItem } from '../../testing/samples.ts';
import { ItemGrid, type ItemGridProps } from './ItemGrid.tsx';

const items = Array.from({ length: 400 }, (_, index) =>
  sampleItem({ id: `item-${index}`, name: `Coat ${index}` }),
);

afterEach(cleanup);

const renderGrid = (props: Partial<ItemGridProps> = {}) => {
  render(<ItemGrid items={items} hrefOf={({ id }) => `#${id}`} actions={{ onShare: () => {} }} {...props} />);
  return screen.getByRole('list', { name: 'Items' });
};
const allCards = () => waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(items.length));

it.each([
  ['without notes', {}],
  ['with notes', { noteOf: () => 'From the feed, 2 days ago' }],
])('a grid %s has the height of all cards before they are rendered and drawn', async (_name, props) => {
  const grid = renderGrid(props);
  const height = grid.getBoundingClientRect().height;
  const card = screen.getAllByRole('listitem')[0]?.getBoundingClientRect().height ?? 0;
  expect(screen.getAllByRole('listitem').at(-1)?.getBoundingClientRect().height).toBeCloseTo(card, 0);
  await allCards();
  expect(grid.getBoundingClientRect().height).toBeCloseTo(height, 0);
  screen.getAllByRole('article').at(-1)?.scrollIntoView();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Coat 399' })).toBeVisible());
  expect(grid.getBoundingClientRect().height).toBeCloseTo(height, 0);
});

it('the focus stays on a card that scrolls out of the window, and keys go on from it', async () => {
  renderGrid();
  await allCards();
  const first = screen.getByRole('link', { name: 'Show details of Coat 0' });
  first.focus();
  screen.getAllByRole('article').at(-1)?.scrollIntoView();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Coat 399' })).toBeVisible());
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Show details of Coat 1' }));
});

/** Steps of 40 cards after the first 30. */
const leastSteps = (items.length - 30) / 40;

it('cards are rendered in steps, also those of items that a filter brings back', async () => {
  const onRender = vi.fn();
  const grid = (shown: typeof items) => (
    <Profiler id="grid" onRender={onRender}>
      <ItemGrid items={shown} />
    </Profiler>
  );
  const { rerender } = render(grid(items));
  await allCards();
  expect(onRender.mock.calls.length).toBeGreaterThan(leastSteps);

  rerender(grid(items.slice(0, 5)));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  onRender.mockClear();
  rerender(grid(items));
  await allCards();
  expect(onRender.mock.calls.length).toBeGreaterThan(leastSteps);
});
