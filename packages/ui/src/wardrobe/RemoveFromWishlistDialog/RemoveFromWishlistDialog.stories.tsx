import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem } from '../../testing/samples.ts';
import { RemoveFromWishlistDialog } from './RemoveFromWishlistDialog.tsx';

const meta = {
  title: 'Wardrobe/RemoveFromWishlistDialog',
  component: RemoveFromWishlistDialog,
  args: { open: true, onOpenChange: fn(), item: sampleItem(), onConfirm: fn() },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof RemoveFromWishlistDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirmDialog = () => screen.findByRole('alertdialog', { name: 'Remove from Wishlist?' });

export const Closed: Story = {
  args: { open: false, item: null },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ args }) => {
    await expect(await confirmDialog()).toHaveTextContent('The good coat');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await confirmDialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { item: hostileItem },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await confirmDialog();
    await expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};
