import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleItem, sampleItems } from '../../testing/samples.ts';
import { ItemGrid } from './ItemGrid.tsx';

const meta = {
  title: 'Wardrobe/ItemGrid',
  component: ItemGrid,
  args: { items: sampleItems, actions: { onShare: fn(), onDelete: fn() } },
} satisfies Meta<typeof ItemGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyItems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Items' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

export const OneItem: Story = { args: { items: sampleItems.slice(0, 1) } };

export const Selecting: Story = {
  args: { selectedIds: new Set(['item-2', 'item-4']), onSelect: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select The good coat' }));
    await expect(args.onSelect).toHaveBeenCalledWith(sampleItems[0], false);
  },
};

export const SomeUnavailable: Story = {
  args: { unavailableIds: ['gone-1', 'gone-2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByText('This item is not available.')).toHaveLength(2);
  },
};

/** Items after the first screens are rendered later, without a user action. */
export const ManyRows: Story = {
  args: {
    items: Array.from({ length: 120 }, (_, index) => ({
      ...(sampleItems[index % sampleItems.length] ?? sampleItem()),
      id: `item-${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(120));
  },
};
