import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostilePost } from '../../testing/hostile-data.ts';
import { samplePost, samplePosts } from '../../testing/samples.ts';
import { PostGrid } from './PostGrid.tsx';

const meta = {
  title: 'Profile/PostGrid',
  component: PostGrid,
  args: { label: 'Posts', posts: samplePosts, postHref: (id: string) => `/post/${id}` },
} satisfies Meta<typeof PostGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Posts' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^This photo is not available\. Sunday\. ?, 1 like, 1 comment$/ }),
    ).toHaveAttribute('href', '/post/post-4');
    await expect(canvas.getByRole('link', { name: /^No caption ?, 58 likes, / })).toBeVisible();
  },
};

/** A photo taller than its box is cropped near its upper edge, so that the head stays visible. */
export const TallPhoto: Story = {
  args: { posts: [samplePost({ imageAlt: 'A trench coat' })] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('50% 14%');
  },
};

/** A caption is truncated after 50 characters. */
export const LongCaption: Story = {
  args: { posts: samplePosts.slice(2, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Annual confession/)).toHaveTextContent(/^.{48,50}(…|\.\.\.)$/);
  },
};

/** A post whose photo is missing has the logo in its place. */
export const NoImage: Story = {
  args: { posts: [samplePost({ image: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aura')).toBeVisible();
    await expect(canvas.getByText('This photo is not available.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^This photo is not available\./ })).toBeVisible();
  },
};

export const OnePost: Story = {
  args: { posts: [samplePost()] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /1,284 likes, 4 comments$/ })).toBeVisible();
  },
};

export const ManyPosts: Story = {
  args: { posts: Array.from({ length: 60 }, (_, index) => samplePost({ id: `post-${index}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
  },
};

const twoHostile = [hostilePost, { ...hostilePost, id: 'hostile-2' }];

/** Counts are abbreviated visually and have all digits for screen readers. */
export const Hostile: Story = {
  args: { posts: twoHostile },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /1,000,000 likes, 1,000,000 comments$/ });
    await expect(links).toHaveLength(2);
    await expect(canvas.getAllByText('1M')).toHaveLength(4);
    await expect(await canvas.findAllByText('No picture')).toHaveLength(2);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.right ?? 0);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(third?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};
