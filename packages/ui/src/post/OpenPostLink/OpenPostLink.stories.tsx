import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OpenPostLink } from './OpenPostLink.tsx';

const meta = {
  title: 'Post/OpenPostLink',
  component: OpenPostLink,
  args: { href: '/post/post-1' },
} satisfies Meta<typeof OpenPostLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open post' })).toHaveAttribute('href', '/post/post-1');
  },
};
