import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeedLoading } from './FeedLoading.tsx';

const meta = {
  title: 'Feed/FeedLoading',
  component: FeedLoading,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="pt-top-bar">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeedLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your feed');
  },
};

export const SinglePost: Story = {
  args: { label: 'Loading post' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading post');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const label = canvas.getByRole('status').getBoundingClientRect();
    await expect(label.left).toBeGreaterThanOrEqual(0);
    await expect(label.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(label.bottom).toBeLessThan(window.innerHeight);
  },
};
