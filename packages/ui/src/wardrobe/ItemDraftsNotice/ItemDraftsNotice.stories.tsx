import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ItemDraftsNotice } from './ItemDraftsNotice.tsx';

const meta = {
  title: 'Wardrobe/ItemDraftsNotice',
  component: ItemDraftsNotice,
  args: { count: 3, onContinue: fn() },
} satisfies Meta<typeof ItemDraftsNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralItems: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 unsent items');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const OneItem: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 unsent item');
  },
};
