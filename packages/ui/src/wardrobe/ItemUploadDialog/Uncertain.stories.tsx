import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleDetectedItem, samplePhotoFile } from '../../testing/samples.ts';
import { button, uploadForm, uploadFormArgs } from '../../testing/upload-form.ts';
import { ItemUploadDialog, type ItemUploadDialogProps } from './ItemUploadDialog.tsx';

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

const detectItem = fn<NonNullable<ItemUploadDialogProps['detectItem']>>();

/** When the server refuses the analysis, the note says why and when to try again. */
export const DetectionRefused: Story = {
  args: { detectItem },
  beforeEach: () => {
    detectItem
      .mockRejectedValueOnce(new Error('Too many requests. Please try again in 12 minutes.'))
      .mockResolvedValue(sampleDetectedItem());
  },
  play: async () => {
    const form = await uploadForm();
    await userEvent.upload(screen.getByLabelText('Add front photo'), samplePhotoFile());
    const note =
      'Too many requests. Please try again in 12 minutes. You can also fill in the details yourself.';
    await form.findByText(note);
    await userEvent.click(button('Detect again'));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue('Outerwear'));
    await expect(form.queryByText(note)).toBeNull();
    await expect(document.activeElement).toHaveAttribute('role', 'status');
    // How far the focused button scrolled the form depends on whether a frame was painted before the button disappeared.
    form.getByRole('img', { name: 'Front of the item' }).scrollIntoView({ block: 'start' });
  },
};
