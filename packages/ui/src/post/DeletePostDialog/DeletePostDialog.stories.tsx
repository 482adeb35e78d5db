import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeletePostDialog } from './DeletePostDialog.tsx';

const meta = {
  title: 'Post/DeletePostDialog',
  component: DeletePostDialog,
  args: { open: true, onOpenChange: fn(), onDelete: fn(), deleting: false, failed: false },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof DeletePostDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('alertdialog', { name: 'Delete Post' }));

/** Cancel has the initial focus. */
export const Open: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByText('Are you sure you want to delete this post?')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** The dialog stays open until the server has responded. */
export const Confirmed: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

export const Deleting: Story = {
  args: { deleting: true },
  play: async ({ args }) => {
    const dialog = await findDialog();
    const confirm = dialog.getByRole('button', { name: 'Delete' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** A failure is announced, and the same button retries. */
export const Failed: Story = {
  args: { failed: true },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to delete post. Please try again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
