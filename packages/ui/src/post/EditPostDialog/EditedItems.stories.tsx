import { composerCopy } from '@aura/domain/copy/composer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { editedItems } from '../../testing/edited-items.ts';
import { EditedItems } from './EditedItems.tsx';

const { isChanged: _isChanged, ...unchanged } = editedItems;
const { edits } = unchanged;
const none = { ...edits, items: [], wardrobeIds: [] };
const analysis = { failure: '', onRetry: fn() };

const meta = {
  title: 'Post/EditPostDialog/EditedItems',
  component: EditedItems,
  args: unchanged,
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EditedItems>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A detected item can be corrected and replaced; one of the wardrobe is edited there. */
export const Items: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Items' })).toHaveTextContent('2');
    await expect(canvas.getByRole('button', { name: 'Edit Winter Coats' })).toBeVisible();
    await expect(canvas.getByText('Yours:')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit Dress Shirts' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Find items in the photo' })).toBeNull();
  },
};

/** Without items, they can be looked for in the photo. */
export const None: Story = {
  args: { edits: none },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No items go with this post.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find items in the photo' }));
    await expect(args.edits?.onFind).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Items' })).toHaveFocus();
  },
};

/** Removed items can be restored, until the post is saved. */
export const AllRemoved: Story = {
  render: function Render(args) {
    const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
    return (
      <EditedItems
        {...args}
        edits={{
          ...edits,
          removedIds,
          onRemove: (id) => setRemovedIds([...removedIds, id]),
          onRestore: (id) => setRemovedIds(removedIds.filter((removed) => removed !== id)),
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Winter Coats from the post' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Dress Shirts from the post' }));
    await expect(canvas.getByText('No items go with this post.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removing Dress Shirts' }));
    await expect(canvas.queryByText('No items go with this post.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Dress Shirts from the post' }));
  },
};

export const Analyzing: Story = {
  args: { edits: { ...none, analysis: { ...analysis, status: 'analyzing' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Analyzing your image...')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Find items in the photo' })).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { edits: { ...none, analysis: { ...analysis, status: 'done' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items detected in the image.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Find items in the photo' })).toBeVisible();
  },
};

export const AnalysisFailed: Story = {
  args: {
    edits: { ...none, analysis: { ...analysis, status: 'failed', failure: composerCopy.analysisFailed } },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to analyze image. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.edits?.analysis?.onRetry).toHaveBeenCalledOnce();
  },
};

/** The photo of the post was deleted, so nothing can be looked for. */
export const WithoutPhoto: Story = {
  args: { edits: { ...none, onFind: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Find items in the photo' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { edits: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the items')).toBeInTheDocument();
  },
};

export const LoadingFailed: Story = {
  args: { edits: null, failed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the items of this post.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
