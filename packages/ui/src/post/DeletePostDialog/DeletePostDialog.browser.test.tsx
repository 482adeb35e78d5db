import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Opener } from '../../testing/Opener.tsx';
import { DeletePostDialog } from './DeletePostDialog.tsx';

afterEach(cleanup);

/** Queries again on each attempt: while a dialog closes, the page behind it is inert. */
const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

it('opens with the focus on Cancel, Tab leads to Delete, and Escape restores the focus', async () => {
  const onDelete = vi.fn();
  render(
    <Opener>
      {(open, onOpenChange) => (
        <DeletePostDialog
          open={open}
          onOpenChange={onOpenChange}
          onDelete={onDelete}
          deleting={false}
          failed={false}
        />
      )}
    </Opener>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.findByRole('alertdialog', { name: 'Delete Post' });
  await focusIsOn('Cancel');
  await userEvent.keyboard('{Tab}');
  await focusIsOn('Delete');
  await userEvent.keyboard('{Escape}');
  await focusIsOn('Open');
  expect(onDelete).not.toHaveBeenCalled();
});
