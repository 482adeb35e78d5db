import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { detection } from '../../testing/create-post.ts';
import { sampleDetectedItem } from '../../testing/samples.ts';
import { DetectedItemsPanel } from './DetectedItemsPanel.tsx';

const coat = sampleDetectedItem();
const sweater = sampleDetectedItem({ id: 'found-2', category: 'Tops', subcategory: 'Sweaters' });

const meta = {
  title: 'Composer/DetectedItemsPanel',
  component: DetectedItemsPanel,
  args: {
    ...detection,
    status: 'done',
    items: [coat, sweater],
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DetectedItemsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All items are removed; they can be restored until the post is shared. */
export const AllRemoved: Story = {
  args: { removedIds: [coat.id, sweater.id] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All detected items have been removed.')).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    await expect(canvas.getAllByRole('button', { name: /^Undo removing/ })).toHaveLength(2);
  },
};

export const Analyzing: Story = {
  args: { status: 'analyzing', items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Analyzing your image...')).toBeVisible();
  },
};

export const NothingDetected: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items detected in the image.')).toBeVisible();
  },
};

/** An item of the wardrobe that was added and removed is not a detected one. */
export const NothingDetectedOwnRemoved: Story = {
  args: { items: [coat], removedIds: [coat.id], wardrobeIds: [coat.id] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items detected in the image.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Undo removing/ })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { status: 'failed', failure: 'Failed to analyze image. Please try again.', items: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to analyze image. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OneItem: Story = {
  args: { items: [coat] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText('1')).toBeVisible();
  },
};

export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({ ...coat, id: `found-${index}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(60);
    await expect(canvas.getByText('60')).toBeVisible();
  },
};
