import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { getOpenOverlays } from '@aura/ui/foundations/open-overlays';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  bar,
  box,
  cards,
  isBarShown,
  isolateSelectionTests,
  names,
  openWardrobe,
  press,
  select,
  selectButton,
  selected,
  serveSelection,
} from '../../testing/open-selection.tsx';

isolateSelectionTests();

it('selects single items, a range with Shift, and all', async () => {
  serveSelection();
  await openWardrobe();
  await select('Ada');
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(box('Cleo'));
  await userEvent.keyboard('{/Shift}');
  await expect.poll(selected).toEqual(['Ada', 'Bea', 'Cleo']);
  await expect.poll(async () => (await bar()).getByRole('status').textContent).toBe('3 selected');
  await press(selectionBarCopy.selectAll);
  await expect.poll(selected).toEqual(names);
  await press(selectionBarCopy.selectNone);
  await expect.poll(selected).toEqual([]);
});

it('a checkbox begins the selection by keyboard, and Escape ends it', async () => {
  serveSelection();
  await openWardrobe();
  act(() => box('Bea').focus());
  await userEvent.keyboard(' ');
  await bar();
  expect(selected()).toEqual(['Bea']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isBarShown).toBe(false);
  await expect.poll(() => document.activeElement).toBe(box('Bea'));
  expect(selected()).toEqual([]);
});

it('Back ends the selection, and the focus returns to the button', async () => {
  serveSelection();
  await openWardrobe();
  await select('Ada');
  act(() => getOpenOverlays().at(-1)?.requestClose());
  await expect.poll(isBarShown).toBe(false);
  await select('Ada');
  await press(selectionBarCopy.cancel);
  await expect.poll(() => document.activeElement).toBe(selectButton());
});

it('archives the selected items with Undo', async () => {
  const server = serveSelection();
  await openWardrobe();
  await select('Ada', 'Cleo');
  const archive = (await bar()).getByRole('button', { name: selectionBarCopy.archive });
  act(() => {
    archive.click();
    archive.click();
  });
  await expect.poll(cards).toEqual(['Bea', 'Dora']);
  expect(server.sent).toEqual([
    { path: '/updateItems', itemIds: ['ada', 'cleo'], changes: { archived: true } },
  ]);
  await expect.poll(isBarShown).toBe(false);
  await screen.findByText('2 items archived');
  await userEvent.click(screen.getByRole('button', { name: commonCopy.undo }));
  await expect.poll(cards).toEqual(names);
});

it('deletes after one question; items that are not deleted stay selected', async () => {
  const server = serveSelection();
  await openWardrobe();
  await select('Ada', 'Bea');
  const remove = async () => {
    await press(commonCopy.delete);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 items?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete 2 items' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  server.isDown = true;
  await remove();
  expect(selected()).toEqual(['Ada', 'Bea']);
  expect((await bar()).getByRole('alert').textContent).toBe(selectionBarCopy.offline);
  server.isDown = false;
  await remove();
  await expect.poll(cards).toEqual(['Cleo', 'Dora']);
  await screen.findByText('2 items deleted');
});

it('an item that was deleted on another device leaves the selection, and a message says so', async () => {
  const server = serveSelection();
  server.missing.push('bea', 'cleo');
  await openWardrobe();
  await select('Ada', 'Bea');
  await press(selectionBarCopy.edit);
  const form = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));
  await userEvent.click(form.getByText('Winter'));
  await userEvent.click(form.getByRole('button', { name: 'Update 2 items' }));
  await screen.findByText('1 item updated');
  await screen.findByText(wardrobeCopy.itemsMissing(1));
  await expect.poll(isBarShown).toBe(false);
  await expect.poll(cards).toEqual(['Ada', 'Cleo', 'Dora']);
  await select('Cleo', 'Dora');
  await press(selectionBarCopy.archive);
  await expect.poll(cards).toEqual(['Ada']);
});

it('gives the selected items the same facts', async () => {
  const server = serveSelection();
  await openWardrobe();
  await select('Ada', 'Bea');
  await press(selectionBarCopy.edit);
  const form = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));
  await userEvent.click(form.getByText('Winter'));
  await userEvent.click(form.getByRole('button', { name: 'Update 2 items' }));
  await screen.findByText('2 items updated');
  expect(server.sent).toEqual([
    { path: '/updateItems', itemIds: ['ada', 'bea'], changes: { season: ['winter'] } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isBarShown()).toBe(false);
});

it('when offline, says so and keeps the selection', async () => {
  const server = serveSelection();
  await openWardrobe();
  await select('Ada', 'Bea');
  server.isDown = true;
  await press(selectionBarCopy.archive);
  expect((await (await bar()).findByRole('alert')).textContent).toBe(selectionBarCopy.offline);
  expect(selected()).toEqual(['Ada', 'Bea']);
  server.isDown = false;
  await press(selectionBarCopy.archive);
  await expect.poll(cards).toEqual(['Cleo', 'Dora']);
});

it('items that the search hides are not changed', async () => {
  const server = serveSelection();
  await openWardrobe();
  await select('Ada', 'Cleo');
  await userEvent.fill(screen.getByRole('searchbox'), 'cleo');
  await expect.poll(cards).toEqual(['Cleo']);
  await expect.poll(async () => (await bar()).getByRole('status').textContent).toBe('1 selected');
  await press(selectionBarCopy.archive);
  await expect.poll(() => server.sent.map(({ itemIds }) => itemIds)).toEqual([['cleo']]);
});
