import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ItemPageSkeleton } from './ItemPageSkeleton.tsx';

const meta = { title: 'Wardrobe/ItemPageSkeleton', component: ItemPageSkeleton } satisfies Meta<
  typeof ItemPageSkeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(itemDetailsCopy.loading);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
