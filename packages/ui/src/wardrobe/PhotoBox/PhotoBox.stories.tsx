import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { coatImage } from '../../primitives/testing/sample-images.ts';
import { samplePhotoFile } from '../../testing/samples.ts';
import { PhotoBox } from './PhotoBox.tsx';

const meta = {
  title: 'Wardrobe/PhotoBox',
  component: PhotoBox,
  args: { side: 'front', label: 'Add front photo', preview: null, onFile: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-56">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const file = samplePhotoFile();
    await userEvent.upload(within(canvasElement).getByLabelText('Add front photo'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const WithCamera: Story = {
  args: { onTakePhoto: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Take photo of the front' });
    await expect(button).toHaveTextContent('Take photo');
    await userEvent.click(button);
    await expect(args.onTakePhoto).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { preview: coatImage.src, removeLabel: 'Remove front photo', onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement);
    await expect(box.getByRole('img', { name: 'Front of the item' })).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Remove front photo' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const New: Story = { args: { preview: coatImage.src, badge: <Badge tone="ink">New</Badge> } };
export const Preparing: Story = { args: { busy: true } };
export const WithError: Story = { args: { error: 'Failed to load image' } };
