import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

const add = (
  <Tooltip text="Up to fifteen items at once.">
    <Button>Add</Button>
  </Tooltip>
);
const expectGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

it('a Tooltip appears on focus, describes the control, and disappears on blur', async () => {
  render(
    <>
      {add}
      <Button>After</Button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  const tooltip = await screen.findByRole('tooltip');
  expect(document.activeElement?.getAttribute('aria-describedby')).toBe(tooltip.id);
  await userEvent.keyboard('{Tab}');
  await expectGone();
});

it('when Escape is pressed, a Tooltip hides without closing the dialog; the next Escape closes the dialog', async () => {
  const change = vi.fn();
  render(
    <Dialog open onOpenChange={change} title="Add items" initialFocus="body">
      {add}
    </Dialog>,
  );
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await expectGone();
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

it('a Tooltip stays visible while the pointer is on it', async () => {
  render(add);
  await userEvent.hover(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('tooltip');
  await userEvent.hover(screen.getAllByText('Up to fifteen items at once.')[0] ?? document.body);
  expect(screen.getByRole('tooltip')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await expectGone();
});
