import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleDetectedItem, samplePhotoFile } from '../../testing/samples.ts';
import { uploadForm, uploadFormArgs } from '../../testing/upload-form.ts';
import { ItemUploadDialog } from './ItemUploadDialog.tsx';

const meta = {
  title: 'Wardrobe/ItemUploadDialog/Uncertain',
  component: ItemUploadDialog,
  args: uploadFormArgs,
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof ItemUploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** When the confidence is low, a note suggests checking the detected facts. */
export const Uncertain: Story = {
  args: { detectItem: async () => sampleDetectedItem({ confidence: 0.31 }) },
  play: async () => {
    const form = await uploadForm();
    await userEvent.upload(screen.getByLabelText('Add front photo'), samplePhotoFile());
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue('Outerwear'));
    await expect(
      form.getByText('The detection is not sure about this item. Please check the details.'),
    ).toBeVisible();
    await expect(form.getAllByText('AI Detected').length).toBeGreaterThan(0);
  },
};
