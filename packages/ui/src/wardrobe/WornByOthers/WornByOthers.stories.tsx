import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostilePost } from '../../testing/hostile-data.ts';
import { sampleOwnItems } from '../../testing/sample-matches.ts';
import { sampleOutfitItems } from '../../testing/sample-outfit-items.ts';
import { samplePost } from '../../testing/samples.ts';
import { WornByOthers } from './WornByOthers.tsx';

const own = sampleOwnItems['outfit-1']?.[0];
const worn = sampleOutfitItems[0];
if (!own || !worn) throw new Error('sample items are missing');

const found = ['one', 'two', 'three'].map((id) => ({ post: samplePost({ id }), item: worn }));

const meta = {
  title: 'Wardrobe/WornByOthers',
  component: WornByOthers,
  args: { item: own, found, postHref: (id) => `#${id}` },
} satisfies Meta<typeof WornByOthers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Worn by others' });
    const links = within(list).getAllByRole('link', { name: /Same type, same color, same material$/ });
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute('href', '#one');
  },
};

export const OnePost: Story = { args: { found: found.slice(0, 1) } };

export const None: Story = {
  args: { found: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one has posted something like it yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { found: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading posts with something like it');
  },
};

export const Failed: Story = {
  args: { found: undefined, failure: <Button variant="outline">Try Again</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Hostile: Story = {
  args: { found: [{ post: hostilePost, item: worn }] },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
