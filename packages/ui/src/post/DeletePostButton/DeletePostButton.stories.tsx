import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeletePostButton } from './DeletePostButton.tsx';

const meta = {
  title: 'Post/DeletePostButton',
  component: DeletePostButton,
  args: { onDelete: fn(), deleting: false, failed: false },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof DeletePostButton>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openConfirm(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Post' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete Post' }));
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delete Post')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Cancel has the initial focus; closing returns the focus to the button. */
export const ConfirmOpen: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openConfirm(canvas);
    await expect(dialog.getByText('Are you sure you want to delete this post?')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Post' })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** The confirmation dialog stays open until the server has responded. */
export const Confirmed: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openConfirm(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

export const Deleting: Story = {
  args: { deleting: true },
  play: async ({ args, canvas }) => {
    const dialog = await openConfirm(canvas);
    const confirm = dialog.getByRole('button', { name: 'Delete' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** A failure is announced, and the same button retries. */
export const Failed: Story = {
  args: { failed: true },
  play: async ({ args, canvas }) => {
    const dialog = await openConfirm(canvas);
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to delete post. Please try again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** On phones, the button shows only the icon, with the same accessible name. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete Post' });
    await expect(button.clientWidth).toBeLessThan(60);
    await expect(button.clientWidth).toBeGreaterThanOrEqual(44);
  },
};
