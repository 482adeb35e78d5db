import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

afterEach(cleanup);

const confirmed = vi.fn();

function Question() {
  const [open, setOpen] = useState(false);
  const confirm = { confirmLabel: 'Delete', onConfirm: confirmed };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <AlertDialog open={open} onOpenChange={setOpen} title="Delete it?" {...confirm} />
    </>
  );
}

const openDialog = async () => {
  confirmed.mockClear();
  render(<Question />);
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
};

it.each(['{Enter}', '{Escape}'])(
  'an AlertDialog has the initial focus on Cancel, so that %s does not confirm',
  async (key) => {
    await openDialog();
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ask'));
    expect(confirmed).not.toHaveBeenCalled();
  },
);

it('an AlertDialog is confirmed by Tab and Enter, and traps the focus', async () => {
  await openDialog();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(confirmed).toHaveBeenCalledOnce();
});
