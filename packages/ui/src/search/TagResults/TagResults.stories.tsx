import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { clickLink } from '../../testing/click-link.ts';

import { TagResults } from './TagResults.tsx';

const meta = {
  title: 'Search/TagResults',
  component: TagResults,
  args: {
    tags: [
      { tag: '#linen', postCount: 2148 },
      { tag: '#rawlinen', postCount: 1 },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof TagResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTags: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: '#linen 2,148 posts' });
    await expect(link).toHaveAttribute('href', '/tag/linen');
    await expect(canvas.getByRole('link', { name: '#rawlinen 1 post' })).toBeVisible();
    await clickLink(link);
    await expect(args.onOpen).toHaveBeenCalledWith('#linen');
  },
};

export const LongTag: Story = {
  args: { tags: [{ tag: `#${'x'.repeat(49)}`, postCount: 1_000_000 }] },
  globals: { viewport: { value: 'small', isRotated: false } },
};
