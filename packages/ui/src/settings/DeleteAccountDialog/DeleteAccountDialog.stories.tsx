import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = {
  title: 'Settings/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), busy: false, error: null },
  parameters: { docs: { story: { inline: false, height: '32.5rem' } } },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
    const phrase = dialog.getByLabelText("Type 'DELETE_MY_ACCOUNT' to confirm.");
    const confirm = dialog.getByRole('button', { name: 'Delete Account' });
    await userEvent.type(phrase, 'DELETE_MY_ACCOUNT ');
    await userEvent.click(confirm);
    await waitFor(() => expect(phrase).toBeInvalid());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(phrase);
    await userEvent.type(phrase, 'DELETE_MY_ACCOUNT');
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ phrase: 'DELETE_MY_ACCOUNT' }));
  },
};

export const Failed: Story = { args: { error: 'Failed to delete account. Please try again.' } };

/** The deletion cannot be cancelled, and what comes of it is shown in the dialog. */
export const Deleting: Story = {
  args: { busy: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
