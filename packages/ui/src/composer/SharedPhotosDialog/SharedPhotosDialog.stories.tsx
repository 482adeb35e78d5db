import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { samplePhoto } from '../../testing/samples.ts';
import { SharedPhotosDialog } from './SharedPhotosDialog.tsx';

const notAnImage = 'Please select a valid image file';

const meta = {
  title: 'Composer/SharedPhotosDialog',
  component: SharedPhotosDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    fileCount: 1,
    photos: [samplePhoto],
    problems: [],
    selected: 0,
    onSelect: fn(),
    onCreatePost: fn(),
    onAddItems: fn(),
    onDiscard: fn(),
  },
  render: function Render({ selected: first, onSelect, ...args }) {
    const [selected, setSelected] = useState(first);
    const select = (index: number) => {
      setSelected(index);
      onSelect(index);
    };
    return <SharedPhotosDialog {...args} selected={selected} onSelect={select} />;
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof SharedPhotosDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name = 'Shared photos') => within(await screen.findByRole('dialog', { name }));

/** A photo becomes a post or an item, or is discarded. */
export const OnePhoto: Story = {
  play: async ({ args }) => {
    const shown = await dialog('Shared photo');
    await expect(await shown.findByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Create Post' }));
    await expect(args.onCreatePost).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Add Items' }));
    await expect(args.onAddItems).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** The photo of a post is chosen; items are made of all photos. */
export const SeveralPhotos: Story = {
  args: { fileCount: 5, photos: Array.from({ length: 5 }, () => samplePhoto) },
  play: async ({ args }) => {
    const shown = await dialog();
    const choice = within(shown.getByRole('group', { name: 'Photo of the post' }));
    await expect(shown.getByText('A post shows one photo. Items are made of all of them.')).toBeVisible();
    await expect(choice.getByRole('radio', { name: 'Photo 1 of 5' })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: 'Photo 3 of 5' }));
    await expect(choice.getByRole('radio', { name: 'Photo 3 of 5' })).toBeChecked();
    await expect(args.onSelect).toHaveBeenCalledWith(2);
  },
};

export const Preparing: Story = {
  args: { photos: null },
  play: async () => {
    const shown = await dialog('Shared photo');
    await expect(shown.getByText('Preparing your photos')).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Create Post' })).toBeNull();
  },
};

/** Files that cannot be used are named; the others can be used. */
export const SomeUnusable: Story = {
  args: {
    fileCount: 16,
    photos: [samplePhoto, samplePhoto],
    problems: [`${longWord}.pdf: ${notAnImage}`, 'Only the first 15 photos were received.'],
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText(`${longWord}.pdf: ${notAnImage}`)).toBeVisible();
    await expect(shown.getByText('Only the first 15 photos were received.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Create Post' })).toBeVisible();
  },
};

/** Without a photo, the files can only be discarded. */
export const NoneUsable: Story = {
  args: { photos: [], problems: [`list.pdf: ${notAnImage}`] },
  play: async () => {
    const shown = await dialog('Shared photo');
    await expect(shown.getByText('None of the shared files can be used.')).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Add Items' })).toBeNull();
    await expect(shown.getByRole('button', { name: 'Discard' })).toBeVisible();
  },
};
