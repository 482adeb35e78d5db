import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Discard these items?',
    body: 'What you filled in is lost.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    tone: 'danger',
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '22.5rem' } } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard these items?' });
    await expect(dialog).toHaveAccessibleDescription('What you filled in is lost.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Upload without them?',
    confirmLabel: 'Upload the others',
    body: undefined,
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toBeDisabled();
  },
};

export const WithError: Story = { args: { error: 'Failed to delete the item. Please try again.' } };

export const WithField: Story = {
  args: {
    title: 'Delete Account',
    confirmLabel: 'Delete Account',
    confirmDisabled: true,
    children: <TextField label="Type DELETE_MY_ACCOUNT" />,
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Delete Account' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { title: longWord, body: longWord, confirmLabel: longWord, error: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: rightToLeftText, body: rightToLeftText },
};
