import '../foundations/styles.css';
import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sampleItem, sampleItems } from '../testing/samples.ts';
import { ItemGrid } from './ItemGrid/ItemGrid.tsx';
import { ItemPageActions } from './ItemPage/ItemPageActions.tsx';

afterEach(cleanup);

const focusedElement = () => document.activeElement;

function Wardrobe() {
  const [items, setItems] = useState(sampleItems);
  return (
    <ItemGrid
      items={items}
      hrefOf={({ id }) => `#${id}`}
      actions={{ onArchive: ({ id }) => setItems(items.filter((item) => item.id !== id)) }}
    />
  );
}

it('when an item leaves the list by its menu, the menu of the next one is focused', async () => {
  render(<Wardrobe />);
  const [first, second] = screen.getAllByRole('button', { name: /^Actions for / });
  first?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focusedElement()?.role).toBe('menuitem');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedElement).toBe(second);
  expect(first?.isConnected).toBe(false);
});

const own = { notes: '', price: null, purchaseDate: '', archived: false };

function Actions() {
  const [archived, setArchived] = useState(false);
  const item = sampleItem({ own: { ...own, archived } });
  return <ItemPageActions item={item} actions={{ onArchive: () => setArchived(!archived) }} />;
}

it('an action whose name changes when it is pressed stays focused', async () => {
  render(<Actions />);
  screen.getByRole('button', { name: 'Archive' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedElement).toBe(screen.getByRole('button', { name: itemMenuCopy.unarchive }));
});
