import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { longWord } from '../testing/hostile-texts.ts';
import { useToast } from './Toast.tsx';
import type { ToastMessage } from './toast-message.ts';

/**
 * A short message over the page, shown by `useToast().show`. One `ToastProvider` at the root renders the live
 * regions.
 */
function ShowButton(message: ToastMessage) {
  const { show } = useToast();
  return <Button onClick={() => show(message)}>Show</Button>;
}

const meta = {
  title: 'Primitives/Toast',
  component: ShowButton,
  args: { tone: 'status', text: 'Post shared to Aura Feed!' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  },
} satisfies Meta<typeof ShowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The live region exists before its text. */
export const Status: Story = {
  play: async ({ canvas, args }) => {
    const region = screen.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(region).toHaveTextContent(args.text);
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(region).toBeEmptyDOMElement());
  },
};

export const Shown: Story = {};

export const Alert: Story = {
  args: { tone: 'alert', text: 'Something went wrong. Please try again.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(screen.getByRole('alert')).toHaveTextContent(args.text);
  },
};

const undo = fn();

/** The action closes the message and restores the focus. */
export const WithAction: Story = {
  args: { text: 'Item removed from your wardrobe.', action: { label: 'Undo', onAction: undo } },
  play: async ({ canvas }) => {
    undo.mockClear();
    const opener = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    await expect(opener).toHaveFocus();
  },
};

export const WithActionShown: Story = { args: WithAction.args };

const tryAgain = fn();

/** A persistent message stays until it is closed by code or by its action. */
export const Persistent: Story = {
  args: {
    tone: 'alert',
    text: 'A part of this page did not load.',
    action: { label: 'Try Again', onAction: tryAgain },
    persistent: true,
  },
  play: async ({ canvas }) => {
    tryAgain.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent('A part of this page did not load.');
    await expect(within(alert).queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await expect(tryAgain).toHaveBeenCalledOnce();
    await waitFor(() => expect(alert).toBeEmptyDOMElement());
  },
};

export const PersistentShown: Story = { args: Persistent.args };

/** The same message again takes the place of the first, and is announced again. */
export const Repeated: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(button);
    const first = screen.getByText(args.text);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText(args.text)).not.toBe(first));
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  },
};

/** Each of them has an action of its own. */
export const AtMostThree: Story = {
  args: WithAction.args,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3));
  },
};

export const LongText: Story = {
  args: { text: longWord, action: { label: 'Undo', onAction: undo } },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  },
};

function DialogWithToast() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Share">
      <ShowButton tone="status" text="Link copied to clipboard!" />
    </Dialog>
  );
}

/** A message over a dialog can be read and dismissed without closing the dialog. */
export const OverADialog: Story = {
  render: () => <DialogWithToast />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    const region = await screen.findByRole('status');
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(region).toBeEmptyDOMElement());
    await expect(screen.getByRole('dialog', { name: 'Share' })).toBeVisible();
  },
};
