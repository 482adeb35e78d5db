import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OutfitGridSkeleton } from './OutfitGridSkeleton.tsx';

const meta = {
  title: 'Outfits/OutfitGridSkeleton',
  component: OutfitGridSkeleton,
} satisfies Meta<typeof OutfitGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your outfits');
  },
};
