import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleItems } from '../../testing/samples.ts';
import { ItemGrid } from './ItemGrid.tsx';

const meta = {
  title: 'Wardrobe/ItemGrid',
  component: ItemGrid,
  args: { items: sampleItems, actions: { onShare: fn(), onDelete: fn() } },
} satisfies Meta<typeof ItemGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Items' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

export const One: Story = { args: { items: sampleItems.slice(0, 1) } };
