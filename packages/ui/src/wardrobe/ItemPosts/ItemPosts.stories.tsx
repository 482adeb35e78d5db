import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostilePost } from '../../testing/hostile-data.ts';
import { samplePosts } from '../../testing/samples.ts';
import { ItemPosts } from './ItemPosts.tsx';

const meta = {
  title: 'Wardrobe/ItemPosts',
  component: ItemPosts,
  args: { posts: samplePosts.slice(0, 2), total: 2, postHref: (id) => `#${id}` },
  decorators: (Story) => (
    <div className="max-w-105 px-5 pb-5">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ItemPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Posts with it 2' }));
    const links = list.getAllByRole('link');
    await expect(links).toHaveLength(2);
    await expect(links[0]).toHaveAccessibleName(/^Rain was forecast.*, 1,284 likes, 4 comments$/);
    await expect(links[1]).toHaveAccessibleName(/Post, 58 likes, 0 comments$/);
    await expect(links[0]).toHaveAttribute('href', '#post-1');
  },
};

export const One: Story = { args: { posts: samplePosts.slice(0, 1), total: 1 } };

export const More: Story = {
  args: { total: 7, onShowAll: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7 posts' }));
    await expect(args.onShowAll).toHaveBeenCalled();
  },
};

export const Whole: Story = { args: { posts: samplePosts, total: 4 } };

/** The placeholders have the size of the pictures. */
export const Loading: Story = {
  args: { posts: undefined, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading posts with it');
  },
};

export const Failed: Story = {
  args: {
    posts: undefined,
    failure: (
      <Banner tone="error" action={<Button variant="outline">Try Again</Button>}>
        Your posts with it could not be loaded. Please try again.
      </Banner>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Hostile: Story = {
  args: {
    posts: [hostilePost, { ...hostilePost, id: 'without', caption: '', image: null }],
    total: 1_000_000,
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
