import '../../foundations/styles.css';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleItem } from '../../testing/samples.ts';
import { ItemCard } from '../ItemCard/ItemCard.tsx';
import { CardGrid } from './CardGrid.tsx';
import { cardCells } from './card-cells.ts';

const before = { width: window.innerWidth, height: window.innerHeight };
afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});
afterAll(() => page.viewport(before.width, before.height));

const items = Array.from({ length: 100 }, (_, index) =>
  sampleItem({ id: `item-${index + 1}`, name: `Coat ${index + 1}`, front: null }),
);

const grid = () => screen.getByRole('list', { name: 'Coats' });
const isPainted = (element: Element | undefined) =>
  element?.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true });
const heights = () => [...grid().children].map((group) => group.getBoundingClientRect().height);

it.each([
  { width: 390, note: undefined },
  { width: 390, note: '3 days ago' },
  { width: 820, note: undefined },
  { width: 1440, note: undefined },
  { width: 1440, note: '3 days ago' },
])(
  'at $width px with note $note, a group that is skipped has the height of one that is shown',
  async ({ width, note }) => {
    await page.viewport(width, 844);
    render(
      <CardGrid
        aria-label="Coats"
        hasNotes={note !== undefined}
        entries={items}
        renderCard={(item) => <ItemCard item={item} note={note} onShare={() => {}} />}
      />,
    );
    const cells = cardCells(grid());
    await expect.poll(() => isPainted(cells[89])).toBe(false);
    await expect.poll(() => isPainted(cells[0])).toBe(true);
    const [shown, , skipped] = heights();
    expect(skipped).toBeCloseTo(shown ?? 0, 0);
    cells[89]?.scrollIntoView();
    await expect.poll(() => isPainted(cells[89])).toBe(true);
    expect(heights()[2]).toBeCloseTo(shown ?? 0, 0);
  },
);

function Coats() {
  const [shown, setShown] = useState(items);
  return (
    <CardGrid
      aria-label="Coats"
      entries={shown}
      renderCard={(item) => (
        <button type="button" onClick={() => setShown(shown.filter((one) => one !== item))}>
          {item.name}
        </button>
      )}
    />
  );
}

it('when the card with the focus is removed, the next one gets the focus, which moves to the group before', async () => {
  render(<Coats />);
  screen.getByRole('button', { name: 'Coat 30' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Coat 31');
  expect(screen.getAllByRole('listitem')).toHaveLength(99);
});

it('while a group is skipped, its cards are rendered after those of the visible ones', async () => {
  const rendered: string[] = [];
  const coats = () => (
    <CardGrid
      aria-label="Coats"
      entries={items}
      renderCard={({ name }) => {
        rendered.push(name);
        return <div className="h-80">{name}</div>;
      }}
    />
  );
  const { rerender } = render(coats());
  const isSkipped = new Promise((resolve) =>
    grid().firstElementChild?.addEventListener('contentvisibilityautostatechange', resolve, { once: true }),
  );
  cardCells(grid())[99]?.scrollIntoView();
  await act(() => isSkipped);
  rendered.length = 0;
  rerender(coats());
  await expect.poll(() => rendered).toContain('Coat 1');
  expect(rendered.indexOf('Coat 100')).toBeGreaterThanOrEqual(0);
  expect(rendered.indexOf('Coat 100')).toBeLessThan(rendered.indexOf('Coat 1'));
});
