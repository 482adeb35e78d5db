import type { DetectedItem } from '@aura/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePhoto, samplePhotoFile } from '../../testing/samples.ts';
import { ItemUploadDialog, type ItemUploadDialogProps } from './ItemUploadDialog.tsx';

const shirt: DetectedItem = {
  id: 'found-1',
  category: 'Tops',
  subcategory: 'Dress Shirts',
  brand: '',
  description: '',
  color: 'Sky',
  material: 'Cotton Poplin',
  style: '',
};

const sendsAll: ItemUploadDialogProps['onUpload'] = async (items) => ({
  sentIds: items.map(({ id }) => id),
  failed: false,
});
const sendsNone: ItemUploadDialogProps['onUpload'] = async () => ({ sentIds: [], failed: true });

const meta = {
  title: 'Wardrobe/ItemUploadDialog',
  component: ItemUploadDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    preparePhoto: async () => samplePhoto,
    onUpload: fn(sendsAll),
    progress: null,
    onCancelUpload: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof ItemUploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add items' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function addPhotos() {
  await userEvent.upload(screen.getByLabelText('Add front photo'), samplePhotoFile('front.svg'));
  await userEvent.upload(screen.getByLabelText('Add back photo'), samplePhotoFile('back.svg'));
  await screen.findByRole('img', { name: 'Front of the item' });
  await screen.findByRole('img', { name: 'Back of the item' });
}

export const Closed: Story = { args: { open: false } };

export const Blank: Story = {
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('combobox', { name: 'Subcategory' })).toBeDisabled();
    await userEvent.click(button('Upload to Aura'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Please select a category for at least one item.',
    );
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Outerwear');
    await expect(form.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Upload to Aura'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Please upload all required images (Front and Back) for each item.',
    );
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Subcategory' }), 'Blazers');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Tops');
    await expect(form.getByRole('combobox', { name: 'Subcategory' })).toHaveValue('');
  },
};

export const Uploaded: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await addPhotos();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Tops');
    await userEvent.click(button('Upload to Aura'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onUpload).toHaveBeenCalledWith([
      expect.objectContaining({ category: 'Tops', front: samplePhoto, back: samplePhoto }),
    ]);
  },
};

export const Detected: Story = {
  args: { detectItem: async () => shirt },
  play: async () => {
    const form = await dialog();
    await userEvent.upload(screen.getByLabelText('Add front photo'), samplePhotoFile());
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue('Tops'));
    await expect(form.getAllByText('AI Detected')).toHaveLength(4);
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Subcategory' }), 'Blouses');
    await expect(form.getAllByText('AI Detected')).toHaveLength(3);
  },
};

export const NothingDetected: Story = {
  args: { detectItem: async () => null },
  play: async () => {
    const form = await dialog();
    await userEvent.upload(screen.getByLabelText('Add front photo'), samplePhotoFile());
    await form.findByText('Nothing was detected. Please fill in the details yourself.');
  },
};

export const UnreadablePhoto: Story = {
  args: {
    preparePhoto: async () => {
      throw new Error('Failed to load image');
    },
  },
  play: async () => {
    const form = await dialog();
    await userEvent.upload(screen.getByLabelText('Add back photo'), samplePhotoFile());
    await form.findByText('Failed to load image');
    await expect(screen.getByLabelText('Add back photo')).toBeInvalid();
  },
};

export const CustomBrand: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: 'Brand' }), 'oth');
    await userEvent.click(await screen.findByRole('option', { name: 'Other' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Custom brand' }), 'Grandmother, Porto 1974');
    await expect(form.getByRole('textbox', { name: 'Custom brand' })).toHaveValue('Grandmother, Porto 1974');
  },
};

export const ManyItems: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.click(button('Remove item 1'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Cannot remove the last item. At least one item is required.',
    );
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Only the first');
    for (let count = 1; count < 15; count += 1) await userEvent.click(button('Add item'));
    await expect(form.getByText('Item 15 of 15')).toBeInTheDocument();
    await userEvent.click(button('Add item'));
    await expect(await form.findByRole('alert')).toHaveTextContent('Maximum of 15 items allowed per upload');
    await userEvent.click(button('Item 1'));
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Only the first');
    await userEvent.click(button('Next item'));
    await expect(form.getByText('Item 2 of 15')).toBeInTheDocument();
  },
};

export const SomeLeftOut: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await addPhotos();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Shoes');
    await userEvent.click(button('Add item'));
    await expect(form.getByText('Item 2 has no category yet.')).toBeVisible();
    await userEvent.click(button('Upload to Aura'));
    await screen.findByRole('alertdialog', { name: 'Upload without them?' });
    await userEvent.click(button('Upload the others'));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    await waitFor(() => expect(form.getByText('Item 1 of 1')).toBeInTheDocument());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const SendingFailed: Story = {
  args: { onUpload: fn(sendsNone) },
  play: async ({ args }) => {
    const form = await dialog();
    await addPhotos();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Dresses');
    await userEvent.click(button('Upload to Aura'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'An error occurred while uploading your items. Please try again.',
    );
    await expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue('Dresses');
    await userEvent.click(button('Retry'));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2));
  },
};

export const Sending: Story = {
  args: { progress: { sentItems: 0, totalItems: 1, sentBytes: 120_000, totalBytes: 610_000 } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Uploading to Aura' });
  },
};

export const Discarding: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Half done');
    await userEvent.click(button('Cancel'));
    await screen.findByRole('alertdialog', { name: 'Discard these items?' });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(button('Keep editing'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Half done');
  },
};
