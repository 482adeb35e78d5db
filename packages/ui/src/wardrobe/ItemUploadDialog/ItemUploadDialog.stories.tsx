import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { sampleDetectedItem, samplePhoto, samplePhotoFile } from '../../testing/samples.ts';
import { addPhotos, button, expectAlert, uploadForm, uploadFormArgs } from '../../testing/upload-form.ts';
import { ItemUploadDialog, type ItemUploadDialogProps } from './ItemUploadDialog.tsx';

const shirt = sampleDetectedItem({
  category: 'Tops',
  subcategory: 'Dress Shirts',
  brand: '',
  description: '',
  color: 'Sky',
  material: 'Cotton Poplin',
  style: '',
});

const failsAll: ItemUploadDialogProps['onUpload'] = async () => ({
  sentIds: [],
  failed: true,
  refusals: {},
});
const refusesAll: ItemUploadDialogProps['onUpload'] = async (items) => ({
  sentIds: [],
  failed: true,
  refusals: Object.fromEntries(items.map(({ id }) => [id, 'The picture is damaged or too large to read.'])),
});

const meta = {
  title: 'Wardrobe/ItemUploadDialog',
  component: ItemUploadDialog,
  args: uploadFormArgs,
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof ItemUploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };

export const Blank: Story = {
  play: async () => {
    const form = await uploadForm();
    await expect(form.getByRole('combobox', { name: 'Subcategory' })).toBeDisabled();
    await expect(
      form.getByText(
        'Both photos are needed. A plain background helps the detection. Several front photos become several items; several back photos fill their backs in order.',
      ),
    ).toBeVisible();
    await userEvent.click(button('Upload to Aura'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Please select a category for at least one item.',
    );
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Category' })).toHaveFocus());
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Outerwear');
    await expect(form.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Upload to Aura'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Please upload all required images (Front and Back) for each item.',
    );
    await waitFor(() => expect(screen.getByLabelText('Add front photo')).toHaveFocus());
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Subcategory' }), 'Blazers');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Tops');
    await expect(form.getByRole('combobox', { name: 'Subcategory' })).toHaveValue('');
  },
};

export const Uploaded: Story = {
  play: async ({ args }) => {
    const form = await uploadForm();
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
    const form = await uploadForm();
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
    const form = await uploadForm();
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
    const form = await uploadForm();
    await userEvent.upload(screen.getByLabelText('Add back photo'), samplePhotoFile());
    await form.findByText('Failed to load image');
    await expect(screen.getByLabelText('Add back photo')).toBeInvalid();
  },
};

export const PhotoTaken: Story = {
  play: async () => {
    const form = await uploadForm();
    await userEvent.click(button('Take photo of the back'));
    await expect(await form.findByRole('img', { name: 'Back of the item' })).toBeVisible();
    await expect(button('Take photo of the back')).toHaveFocus();
    await expect(form.queryByRole('img', { name: 'Front of the item' })).toBeNull();
  },
};

export const CustomBrand: Story = {
  play: async () => {
    const form = await uploadForm();
    await userEvent.type(form.getByRole('combobox', { name: 'Brand' }), 'oth');
    await userEvent.click(await screen.findByRole('option', { name: 'Other' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Custom brand' }), 'Grandmother, Porto 1974');
    await expect(form.getByRole('textbox', { name: 'Custom brand' })).toHaveValue('Grandmother, Porto 1974');
  },
};

export const WithoutUncategorized: Story = {
  play: async ({ args }) => {
    const form = await uploadForm();
    await addPhotos();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Shoes');
    await userEvent.click(button('Add item'));
    await expect(form.getByText('Item 2 has no category yet.')).toBeVisible();
    await userEvent.click(button('Upload to Aura'));
    const confirm = await screen.findByRole('alertdialog', { name: 'Upload without them?' });
    await expect(confirm).toHaveAccessibleDescription(
      expect.stringContaining('Only items with a category are uploaded. The others stay here.'),
    );
    await userEvent.click(button('Upload the others'));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    await waitFor(() => expect(form.getByText('Item 1 of 1')).toBeInTheDocument());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const UploadFailed: Story = {
  args: { onUpload: fn(failsAll) },
  play: async ({ args }) => {
    const form = await uploadForm();
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

export const Refused: Story = {
  args: { onUpload: fn(refusesAll) },
  play: async () => {
    const form = await uploadForm();
    await addPhotos();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Tops');
    await userEvent.click(button('Upload to Aura'));
    await expectAlert('An error occurred while uploading your items. Please try again.');
    const reason = 'This item was not sent. The picture is damaged or too large to read.';
    await expect(form.getByText(reason)).toBeVisible();
    await expect(button('Item 1, not sent')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Add front photo'), samplePhotoFile('other.svg'));
    await waitFor(() => expect(form.queryByText(reason)).toBeNull());
    await expect(button('Item 1, complete')).toBeVisible();
  },
};

export const PhotosPreparing: Story = {
  args: { preparePhoto: () => new Promise(() => undefined) },
  play: async ({ args }) => {
    const form = await uploadForm();
    await userEvent.upload(screen.getByLabelText('Add front photo'), samplePhotoFile());
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Tops');
    await expect(button('Item 1, preparing a photo, missing: front photo and back photo')).toBeVisible();
    await userEvent.click(button('Upload to Aura'));
    await expectAlert('The photos are still being prepared. Please wait a moment.');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const Uploading: Story = {
  args: { progress: { sentItems: 0, totalItems: 1, sentBytes: 120_000, totalBytes: 610_000 } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Uploading to Aura' });
  },
};

export const Reopened: Story = {
  render: function Reopening(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <ItemUploadDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async () => {
    const form = await uploadForm();
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Half done');
    await userEvent.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button('Open'));
    const again = await uploadForm();
    await expect(again.getByRole('textbox', { name: /Name/ })).toHaveValue('Half done');
    await expect(again.getByText('Your unsent items are back.')).toBeVisible();
    await userEvent.click(button('Start over'));
    await userEvent.click(button('Discard'));
    await waitFor(() => expect(again.getByRole('textbox', { name: /Name/ })).toHaveValue(''));
    await expect(again.queryByText('Your unsent items are back.')).toBeNull();
  },
};

export const DiscardConfirm: Story = {
  play: async ({ args }) => {
    const form = await uploadForm();
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Half done');
    await userEvent.click(button('Cancel'));
    await screen.findByRole('alertdialog', { name: 'Discard these items?' });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(button('Keep editing'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Half done');
  },
};
