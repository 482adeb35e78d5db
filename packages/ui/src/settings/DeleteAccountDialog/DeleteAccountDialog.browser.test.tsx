import '../../foundations/styles.css';
import { accountDeletionCopy } from '@aura/domain/copy/settings';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

afterEach(cleanup);

it('Cancel closes the dialog, but not while the account is deleted', async () => {
  const onOpenChange = vi.fn();
  const dialog = (busy: boolean) => (
    <DeleteAccountDialog
      open
      onOpenChange={onOpenChange}
      onConfirm={() => undefined}
      busy={busy}
      error={null}
    />
  );
  const { rerender } = render(dialog(true));
  const cancel = await screen.findByRole('button', { name: accountDeletionCopy.cancel });
  await userEvent.click(cancel);
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(dialog(false));
  await userEvent.click(cancel);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
