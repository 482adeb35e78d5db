import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { editedItems } from '../../testing/edited-items.ts';
import { focusIsOn } from '../../testing/focus-is-on.ts';
import { Opener } from '../../testing/Opener.tsx';
import { samplePost } from '../../testing/samples.ts';
import { EditPostDialog } from './EditPostDialog.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
/** Queries again on each attempt: while a dialog closes, the page behind it is inert. */

it('by keyboard, the form starts in the caption, moves through the fields to Save, and restores the focus', async () => {
  const onSave = vi.fn(async () => null);
  render(
    <Opener>
      {(open, onOpenChange) => (
        <EditPostDialog
          post={samplePost()}
          items={editedItems}
          open={open}
          onOpenChange={onOpenChange}
          onSave={onSave}
        />
      )}
    </Opener>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Post' }));
  await focusIsOn(() => dialog.getByRole('textbox', { name: /^Caption/ }));
  await userEvent.keyboard('{Control>}{End}{/Control}!{Tab}');
  await focusIsOn(() => dialog.getByRole('textbox', { name: /^Aura tags/ }));
  await userEvent.keyboard('{Tab}');
  await focusIsOn(() => dialog.getByRole('textbox', { name: /^Alternative text/ }));
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await focusIsOn(() => button('Keep editing'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  dialog.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{Enter}');
  await focusIsOn(() => button('Open'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ caption: `${samplePost().caption}!` });
});
