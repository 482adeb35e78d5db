import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LoginDialog } from './LoginDialog.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const done = async () => undefined;
const resetDialog = (sent: boolean) => (
  <LoginDialog
    open
    view="reset"
    sent={sent}
    onOpenChange={nothing}
    onViewChange={nothing}
    onSubmit={done}
    onReset={done}
    onGoogle={nothing}
  />
);

it('when the email for a new password was sent, a live region that was there before says so', async () => {
  const { rerender } = render(resetDialog(false));
  const region = await screen.findByRole('status');
  expect(region.textContent).toBe('');
  rerender(resetDialog(true));
  expect(region.textContent).not.toBe('');
  expect(screen.getAllByRole('status')).toEqual([region]);
});
