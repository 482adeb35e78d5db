import { tagPath } from '@aura/domain/rules/tags';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelatedTags } from './RelatedTags.tsx';

const meta = {
  title: 'Search/RelatedTags',
  component: RelatedTags,
  args: { tags: ['#lisbon', '#rainproofish', '#linen', '#fabric', '#lostandfound'], hrefOf: tagPath },
} satisfies Meta<typeof RelatedTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tags: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Often with' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '#lisbon' })).toHaveAttribute('href', '/tag/lisbon');
  },
};

/** On phones the line scrolls, and each link is 44 px high. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [(Story) => <div className="overflow-x-clip px-5">{Story()}</div>],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation');
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongTag: Story = { args: { tags: [`#${'x'.repeat(49)}`, '#linen'] } };
