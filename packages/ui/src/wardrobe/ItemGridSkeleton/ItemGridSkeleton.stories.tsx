import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ItemGridSkeleton } from './ItemGridSkeleton.tsx';

const meta = {
  title: 'Wardrobe/ItemGridSkeleton',
  component: ItemGridSkeleton,
} satisfies Meta<typeof ItemGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your wardrobe');
  },
};
