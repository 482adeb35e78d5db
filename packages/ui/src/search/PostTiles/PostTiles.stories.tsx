import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { clickLink } from '../../testing/click-link.ts';
import { samplePosts } from '../../testing/samples.ts';
import { PostTiles } from './PostTiles.tsx';

const meta = {
  title: 'Search/PostTiles',
  component: PostTiles,
  args: { posts: samplePosts, hrefOf: (id) => `#${id}`, onOpen: fn() },
} satisfies Meta<typeof PostTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(samplePosts.length);
    await clickLink(canvas.getByRole('link', { name: /^Rain was forecast/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
