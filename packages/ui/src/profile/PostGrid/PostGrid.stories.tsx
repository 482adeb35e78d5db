import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePost, samplePosts } from '../../testing/samples.ts';
import { PostGrid } from './PostGrid.tsx';

const meta = {
  title: 'Profile/PostGrid',
  component: PostGrid,
  args: { label: 'Posts', posts: samplePosts, postHref: (id: string) => `/post/${id}` },
} satisfies Meta<typeof PostGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Posts' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Sunday\. ?, 1 like, 1 comment$/ })).toHaveAttribute(
      'href',
      '/post/post-4',
    );
    await expect(canvas.getByRole('link', { name: /^No caption ?, 58 likes, / })).toBeVisible();
  },
};

/** A caption is cut after 50 characters. */
export const LongCaption: Story = {
  args: { posts: samplePosts.slice(2, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Annual confession/)).toHaveTextContent(/^.{48,50}(…|\.\.\.)$/);
  },
};

export const One: Story = { args: { posts: [samplePost()] } };

export const Many: Story = {
  args: { posts: Array.from({ length: 12 }, (_, index) => samplePost({ id: `post-${index}` })) },
};

export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
