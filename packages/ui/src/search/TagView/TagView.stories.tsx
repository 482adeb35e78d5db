import { tagPath } from '@aura/domain/rules/tags';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { samplePerson, samplePosts } from '../../testing/samples.ts';
import { TagPosts, TagView } from './TagView.tsx';

const meta = {
  title: 'Search/TagView',
  component: TagView,
  args: {
    tag: '#trenchseason',
    total: 1284,
    people: [samplePerson(), samplePerson({ username: 'jo', displayName: '', avatar: null })],
    peopleTotal: 3,
    related: ['#lisbon', '#rainproofish', '#linen', '#fabric', '#lostandfound'],
    tagHref: tagPath,
    action: <Button variant="outline">Share</Button>,
    children: <TagPosts label="Posts with #trenchseason" posts={samplePosts} hrefOf={(id) => `#${id}`} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TagView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest post is twice as large. */
export const Posts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '#trenchseason' })).toBeVisible();
    await expect(canvas.getByText('1,284 posts')).toBeVisible();
    await expect(canvas.getByText('3 people you follow use it')).toBeVisible();
    const posts = within(canvas.getByRole('list', { name: 'Posts with #trenchseason' }));
    const [newest, second] = posts.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect());
    await expect(newest?.width).toBeGreaterThan((second?.width ?? 0) * 1.5);
  },
};

export const OnePost: Story = {
  args: {
    total: 1,
    people: [],
    peopleTotal: 0,
    related: [],
    children: <TagPosts label="Posts" posts={samplePosts.slice(0, 1)} hrefOf={(id) => `#${id}`} />,
  },
};

export const Loading: Story = {
  args: { total: undefined, people: [], peopleTotal: 0, related: [], children: null },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongTag: Story = {
  args: { tag: `#${'x'.repeat(49)}` },
  globals: { viewport: { value: 'small', isRotated: false } },
};
