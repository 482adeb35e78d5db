import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeedLoading } from './FeedLoading.tsx';

const meta = {
  title: 'Feed/FeedLoading',
  component: FeedLoading,
} satisfies Meta<typeof FeedLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your feed');
  },
};

export const OnePost: Story = { args: { label: 'Loading post' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
