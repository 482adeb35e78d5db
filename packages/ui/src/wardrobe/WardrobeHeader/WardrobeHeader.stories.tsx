import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WardrobeHeader } from './WardrobeHeader.tsx';

const meta = {
  title: 'Wardrobe/WardrobeHeader',
  component: WardrobeHeader,
  args: { onAddItems: fn(), onAddItemsIntent: fn() },
} satisfies Meta<typeof WardrobeHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wardrobe' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Items' }));
    await expect(args.onAddItems).toHaveBeenCalledOnce();
    await expect(args.onAddItemsIntent).toHaveBeenCalled();
  },
};

/** Above an empty list, whose own button is the main action. */
export const Quiet: Story = {
  args: { quiet: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Items' }));
    await expect(args.onAddItems).toHaveBeenCalledOnce();
  },
};
