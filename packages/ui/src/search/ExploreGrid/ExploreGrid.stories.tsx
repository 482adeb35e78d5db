import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { samplePosts } from '../../testing/samples.ts';
import { ExploreGrid } from './ExploreGrid.tsx';

const meta = {
  title: 'Search/ExploreGrid',
  component: ExploreGrid,
  args: { label: 'Explore', posts: samplePosts, hrefOf: (id) => `#${id}` },
} satisfies Meta<typeof ExploreGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order of the document is the order of the posts. */
export const Posts: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(samplePosts.map(({ id }) => `#${id}`));
  },
};

/** A tile with the focus shows its author and likes. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('link')[0]).toHaveAccessibleName(/Post by mariam.elsayed, 1,284 likes$/);
  },
};

export const One: Story = { args: { posts: samplePosts.slice(0, 1) } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
