import '../../styles.css';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { itemTitle } from '@aura/domain/rules/items';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { LinkProvider } from '@aura/ui/primitives/Link';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { WardrobeList, type WardrobeListProps } from './WardrobeList.tsx';

const item = (id: string) => sampleItem(id, { name: `The ${id}`, category: 'Tops', color: 'Navy' });
const items = ['coat', 'hat', 'scarf'].map(item);

const open = (owner?: WardrobeListProps['owner']) =>
  render(
    <BrowserRouter>
      <LinkProvider value={RouterLink}>
        <ToastProvider>
          <WardrobeList items={items} actions={{}} owner={owner} />
        </ToastProvider>
      </LinkProvider>
    </BrowserRouter>,
  );

const link = (index: number) => screen.getAllByRole('link')[index];

/** Moves the focus from the control before the items to the first of them. */
async function tabIntoGrid(): Promise<void> {
  const before = await screen.findByRole('combobox', { name: wardrobeCopy.sortLabel });
  before.focus();
  for (let stops = 0; stops < 20 && document.activeElement !== link(0); stops += 1)
    await userEvent.keyboard('{Tab}');
  expect(link(0)).toHaveFocus();
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('when Tab first moves the focus to the items, a hint says once that arrow keys move between them', async () => {
  open();
  await tabIntoGrid();
  await screen.findByText(wardrobeCopy.gridKeys);
  await userEvent.keyboard('{ArrowRight}');
  expect(link(1)).toHaveFocus();
  cleanup();
  open();
  await tabIntoGrid();
  expect(screen.queryByText(wardrobeCopy.gridKeys)).toBeNull();
});

it('Tab leaves the items after the card that has the focus, and comes back to it', async () => {
  open();
  await tabIntoGrid();
  await userEvent.keyboard('{End}');
  expect(link(2)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  const grid = screen.getByRole('list', { name: wardrobeCopy.gridLabel });
  expect(grid.contains(document.activeElement)).toBe(false);
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('link', { name: `Show details of ${itemTitle(item('scarf'))}` })).toHaveFocus();
});

it('when a filter is chosen or removed by key, the button that takes the place of the other is focused', async () => {
  open();
  (await screen.findByRole('button', { name: wardrobeCopy.facets.color })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.role).toBe('menuitem');
  await userEvent.keyboard('{Enter}');
  const remove = await screen.findByRole('button', { name: /^Remove filter/ });
  await expect.poll(() => document.activeElement).toBe(remove);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.activeElement)
    .toBe(await screen.findByRole('button', { name: wardrobeCopy.facets.color }));
});

it('while a search is typed, the items follow at once, and the address after the last key', async () => {
  const before = window.location.href;
  open();
  const replaced = vi.spyOn(window.history, 'replaceState');
  const field = await screen.findByRole('searchbox');
  for (const value of ['c', 'co', 'coa', 'coat']) fireEvent.change(field, { target: { value } });
  await expect.poll(() => screen.getAllByRole('link')).toHaveLength(1);
  await expect.poll(() => new URLSearchParams(window.location.search).get('q')).toBe('coat');
  expect(replaced).toHaveBeenCalledOnce();
  replaced.mockRestore();
  window.history.replaceState(null, '', before);
});

it('the address of a search with a typo shows what it finds', async () => {
  const before = window.location.href;
  window.history.replaceState(null, '', '?q=scraf');
  open();
  await screen.findByRole('link', { name: `Show details of ${itemTitle(item('scarf'))}` });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  window.history.replaceState(null, '', before);
});

it('own items are filtered by how long they were not worn, which is in the address; other lists are not', async () => {
  const before = window.location.href;
  open({ email: 'mira@example.test', today: '2026-11-25' });
  await userEvent.click(await screen.findByRole('button', { name: wardrobeCopy.facets.worn }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Never worn (3)' }));
  await screen.findByRole('button', { name: 'Remove filter Not worn: Never worn' });
  expect(new URLSearchParams(window.location.search).get('worn')).toBe('Never worn');
  cleanup();
  window.history.replaceState(null, '', before);
  open();
  await screen.findByRole('button', { name: wardrobeCopy.facets.color });
  expect(screen.queryByRole('button', { name: wardrobeCopy.facets.worn })).toBeNull();
});
