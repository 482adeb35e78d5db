import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { wearsCopy } from '@aura/domain/copy/wears';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { me } from '../../testing/me.ts';
import {
  bar,
  cards,
  isBarShown,
  isolateSelectionTests,
  openWardrobe,
  press,
  select,
  selected,
  serveSelection,
} from '../../testing/open-selection.tsx';

isolateSelectionTests();

it('logs the selected items as worn today with Undo, and ends the selection', async () => {
  const server = serveSelection();
  await openWardrobe();
  await select('Ada', 'Cleo');
  await press(selectionBarCopy.wear);
  await screen.findByText('2 items are logged for today');
  await expect.poll(isBarShown).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: commonCopy.undo }));
  await expect
    .poll(() => server.sent)
    .toEqual([
      { path: '/addWear', itemIds: ['ada', 'cleo'] },
      { path: '/deleteWear/w_1', itemIds: [] },
    ]);
});

it('the message about a single item names it', async () => {
  serveSelection();
  await openWardrobe();
  await select('Bea');
  await press(selectionBarCopy.wear);
  await screen.findByText(wearsCopy.logged('Bea'));
});

it('when the items are not logged, they stay selected', async () => {
  const server = serveSelection();
  server.isDown = true;
  await openWardrobe();
  await select('Ada', 'Cleo');
  await press(selectionBarCopy.wear);
  await screen.findByText(wearsCopy.logFailed);
  expect(selected()).toEqual(['Ada', 'Cleo']);
});

it('opens a new outfit of the selected items', async () => {
  serveSelection();
  await openWardrobe();
  await select('Bea', 'Dora');
  await press(selectionBarCopy.newOutfit);
  await screen.findByRole('heading', { name: 'Outfit builder' });
  const key = new URLSearchParams(window.location.search).get('draft') ?? '';
  const draft = outfitDrafts(me.uid).read(key);
  expect(draft?.layers.map(({ itemId }) => itemId)).toEqual(['bea', 'dora']);
});

it('in the archive, items can be worn, but are not offered for outfits', async () => {
  serveSelection();
  await openWardrobe();
  await select('Ada');
  await press(selectionBarCopy.archive);
  await expect.poll(cards).toHaveLength(3);
  await userEvent.click(await screen.findByRole('button', { name: wardrobeCopy.archiveFilter(1) }));
  await expect.poll(cards).toEqual(['Ada']);
  await select('Ada');
  const actions = await bar();
  expect(actions.queryByRole('button', { name: selectionBarCopy.newOutfit })).toBeNull();
  await press(selectionBarCopy.wear);
  await screen.findByText(wearsCopy.logged('Ada'));
});
