import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { coatCutout } from '../../primitives/testing/sample-images.ts';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem, sampleItems } from '../../testing/samples.ts';
import { DeleteItemsDialog } from './DeleteItemsDialog.tsx';

const meta = {
  title: 'Wardrobe/DeleteItemsDialog',
  component: DeleteItemsDialog,
  args: { open: true, onOpenChange: fn(), items: sampleItems.slice(0, 3), onConfirm: fn() },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof DeleteItemsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 3 items?' }));
    await expect(
      dialog.getByText('Are you sure you want to delete these 3 items? This action cannot be undone.'),
    ).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.queryByText(/more$/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 3 items' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { items: [sampleItem({ frontCutout: coatCutout })] },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 1 item?' }));
    await expect(
      dialog.getByText('Are you sure you want to delete this item? This action cannot be undone.'),
    ).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 120 }, (_, index) =>
      index % 2 ? sampleItem({ id: `item-${index}` }) : { ...hostileItem, id: `item-${index}` },
    ),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(await screen.findByText('and 116 more')).toBeVisible();
  },
};

export const Deleting: Story = { args: { busy: true } };
export const Closed: Story = { args: { open: false } };
