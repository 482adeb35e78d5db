import { blankItemDraft } from '@aura/domain/forms/item-upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleItem, samplePhoto, samplePhotoFile } from '../../testing/samples.ts';
import {
  addFronts,
  button,
  dotNames,
  expectAlert,
  uploadForm,
  uploadFormArgs,
} from '../../testing/upload-form.ts';
import { ItemUploadDialog } from './ItemUploadDialog.tsx';
import type { Draft } from './item-drafts.ts';

const meta = {
  title: 'Wardrobe/ItemUploadDialog/Many items',
  component: ItemUploadDialog,
  args: uploadFormArgs,
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof ItemUploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const draft = (id: string, values: Partial<Draft> = {}): Draft => ({
  ...blankItemDraft<Blob>(id),
  ...values,
});
const coat = draft('coat', {
  name: 'The good coat',
  category: 'Outerwear',
  brand: 'Arket',
  size: 'M',
  material: 'Wool',
  front: samplePhoto,
  back: samplePhoto,
});
const savedDraft = {
  items: [coat, draft('shoes', { category: 'Shoes', size: 'EU 38', front: samplePhoto }), draft('blank')],
  current: 0,
};

export const FifteenItems: Story = {
  play: async () => {
    const form = await uploadForm();
    await userEvent.click(button('Remove item 1'));
    await expectAlert('Cannot remove the last item. At least one item is required.');
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Only the first');
    for (let count = 1; count < 15; count += 1) await userEvent.click(button('Add item'));
    await expect(form.getByText('Item 15 of 15')).toBeInTheDocument();
    await expect(button('Add item')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Add item')).toHaveAccessibleDescription('Maximum of 15 items allowed per upload');
    await userEvent.click(button('Add item'));
    await expectAlert('Maximum of 15 items allowed per upload');
    await userEvent.click(button(/^Item 1,/));
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Only the first');
    await expect(button('Previous item')).toBeVisible();
    await userEvent.click(button('Next item'));
    await expect(form.getByText('Item 2 of 15')).toBeInTheDocument();
    await userEvent.click(button('Remove item 2'));
    await expect(button('Add item')).not.toHaveAttribute('aria-disabled');
  },
};

export const IncompleteItems: Story = {
  args: { initialDraft: savedDraft },
  play: async () => {
    await uploadForm();
    await expect(dotNames()).toEqual([
      'Item 1, complete',
      'Item 2, missing: back photo',
      'Item 3, missing: front photo, back photo and category',
    ]);
  },
};

/** When the form is incomplete, Submit selects the first incomplete item and focuses the missing field. */
export const FocusesIncompleteItem: Story = {
  args: { initialDraft: savedDraft },
  play: async () => {
    const form = await uploadForm();
    await userEvent.click(button('Upload to Aura'));
    await expectAlert('Please upload all required images (Front and Back) for each item.');
    await expect(form.getByText('Item 2 of 3')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Add back photo')).toHaveFocus());
  },
};

export const SeveralPhotos: Story = {
  play: async () => {
    const form = await uploadForm();
    await addFronts(3);
    await form.findByRole('img', { name: 'Front of the item' });
    await expect(form.getByText('Item 1 of 3')).toBeInTheDocument();
    await waitFor(() => expect(dotNames()[2]).toBe('Item 3, missing: back photo and category'));
    await addFronts(2);
    await expect(form.getByText('Item 4 of 5')).toBeInTheDocument();
  },
};

export const TooManyPhotos: Story = {
  play: async () => {
    const form = await uploadForm();
    await addFronts(17);
    await expectAlert('Maximum of 15 items allowed per upload. 2 photos were left out.');
    await expect(form.getByText('Item 1 of 15')).toBeInTheDocument();
    await waitFor(() => expect(dotNames()[14]).toBe('Item 15, missing: back photo and category'));
  },
};

export const OneUnreadablePhoto: Story = {
  args: {
    preparePhoto: async (file) => {
      if (file.name === 'front-1.svg') throw new Error('Failed to load image');
      return samplePhoto;
    },
  },
  play: async () => {
    const form = await uploadForm();
    await addFronts(3);
    const unreadable = 'Item 2, Failed to load image, missing: front photo, back photo and category';
    await userEvent.click(await screen.findByRole('button', { name: unreadable }));
    await expect(form.getByText('Failed to load image')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Add front photo'), samplePhotoFile());
    await waitFor(() => expect(form.queryByText('Failed to load image')).toBeNull());
  },
};

export const AppliedToAll: Story = {
  args: { initialDraft: savedDraft },
  play: async () => {
    const form = await uploadForm();
    await userEvent.click(button('Apply brand, size, material and style to all items'));
    await expect(form.getByText('Applied to 2 other items. The size does not fit item 2.')).toBeVisible();
    await userEvent.click(button(/^Item 2,/));
    await expect(form.getByRole('combobox', { name: 'Brand' })).toHaveValue('Arket');
    await expect(form.getByRole('combobox', { name: 'Size' })).toHaveValue('EU 38');
    await userEvent.click(button('Undo'));
    await expect(form.getByRole('combobox', { name: 'Brand' })).toHaveValue('');
    await expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue('Shoes');
    await userEvent.click(button(/^Item 3,/));
    await expect(button('Apply brand, size, material and style to all items')).toBeDisabled();
  },
};

export const Restored: Story = {
  args: { initialDraft: { ...savedDraft, current: 1 }, onDraftChange: fn() },
  play: async ({ args }) => {
    const form = await uploadForm();
    await expect(form.getByText('Your unsent items are back.')).toBeVisible();
    await expect(form.getByText('Item 2 of 3')).toBeInTheDocument();
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'S');
    await expect(form.queryByText('Your unsent items are back.')).toBeNull();
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith({
        current: 1,
        refusals: {},
        items: [coat, expect.objectContaining({ id: 'shoes', name: 'S' }), savedDraft.items[2]],
      }),
    );
  },
};

/** The server refused the item in an earlier visit. Its reason is shown until the item is changed. */
export const RefusedEarlier: Story = {
  args: {
    initialDraft: { items: [coat], current: 0, refusals: { coat: 'This image is damaged.' } },
    onDraftChange: fn(),
  },
  play: async ({ args }) => {
    const form = await uploadForm();
    await expect(form.getByText('This item was not sent. This image is damaged.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), '!');
    await expect(form.queryByText(/^This item was not sent/)).toBeNull();
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ refusals: {} })),
    );
  },
};

export const Discarded: Story = {
  args: { initialDraft: savedDraft, onDraftChange: fn() },
  play: async ({ args }) => {
    await uploadForm();
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Discard'));
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(null));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

const wishlistItem = { facts: sampleItem(), front: samplePhoto, back: null };

export const Prefilled: Story = {
  args: { initialItems: [wishlistItem] },
  play: async () => {
    const form = await uploadForm();
    await expect(form.getByText('Item 1 of 1')).toBeInTheDocument();
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('The good coat');
    await expect(form.getByRole('combobox', { name: 'Subcategory' })).toHaveValue('Trench Coats');
    await expect(dotNames()).toEqual(['Item 1, missing: back photo']);
  },
};

export const PrefilledAfterDraft: Story = {
  args: { initialDraft: savedDraft, initialItems: [wishlistItem] },
  play: async () => {
    const form = await uploadForm();
    await expect(form.getByText('Item 4 of 4')).toBeInTheDocument();
    await expect(form.getByText('Your unsent items are back.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('The good coat');
  },
};

export const Phone: Story = {
  args: { initialDraft: { items: Array.from({ length: 15 }, (_, i) => draft(`${i}`)), current: 14 } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await uploadForm();
  },
};
