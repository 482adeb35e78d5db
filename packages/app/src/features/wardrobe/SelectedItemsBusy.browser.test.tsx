import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  bar,
  cards,
  isolateSelectionTests,
  openWardrobe,
  press,
  select,
  serveSelection,
} from '../../testing/open-selection.tsx';

isolateSelectionTests();

it('while the selected items are archived, neither the form nor the question opens', async () => {
  const server = serveSelection();
  let resume = () => {};
  server.pause = new Promise((resolve) => {
    resume = resolve;
  });
  await openWardrobe();
  await select('Ada');
  await press(selectionBarCopy.archive);
  const buttons = await bar();
  act(() => {
    buttons.getByRole('button', { name: selectionBarCopy.edit }).click();
    buttons.getByRole('button', { name: commonCopy.delete }).click();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  resume();
  await expect.poll(cards).toEqual(['Bea', 'Cleo', 'Dora']);
});

it('deletes the items that the question names, also when the selection has changed meanwhile', async () => {
  const server = serveSelection();
  await openWardrobe();
  await select('Ada', 'Bea');
  await press(commonCopy.delete);
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 items?' }));
  act(() => {
    window.history.replaceState(null, '', '/aura?sort=name&q=cleo');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await userEvent.click(question.getByRole('button', { name: 'Delete 2 items' }));
  await expect.poll(() => server.sent).toEqual([{ path: '/deleteItems', itemIds: ['ada', 'bea'] }]);
});
