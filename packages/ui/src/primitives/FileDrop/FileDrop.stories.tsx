import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../testing/hostile-texts.ts';
import { brokenImage, coatImage } from '../testing/sample-images.ts';
import { FileDrop } from './FileDrop.tsx';

const photo = new File(['photo'], 'coat.jpg', { type: 'image/jpeg' });

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: { label: 'Add back photo', preview: null, onFile: fn() },
  decorators: [
    (Story) => (
      <div className="w-52">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Add back photo');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, photo);
    await expect(args.onFile).toHaveBeenCalledWith(photo);
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const files = new DataTransfer();
    files.items.add(photo);
    const box = canvas.getByText('Add back photo');
    for (const type of ['dragover', 'drop']) {
      box.dispatchEvent(new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true }));
    }
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'coat.jpg' }));
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(photo);
    const input = canvas.getByLabelText('Add back photo');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'coat.jpg' }));
  },
};

/** While the pointer is over the box, an image pasted anywhere on the page goes to the box. */
export const PastedWhileHovered: Story = {
  play: async ({ canvas, args }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(photo);
    const paste = () =>
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    paste();
    await expect(args.onFile).not.toHaveBeenCalled();
    await userEvent.hover(canvas.getByText('Add back photo'));
    paste();
    await expect(args.onFile).toHaveBeenCalledOnce();
    canvas
      .getByLabelText('Add back photo')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await userEvent.unhover(canvas.getByText('Add back photo'));
    paste();
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const files = new DataTransfer();
    files.items.add(photo);
    canvas
      .getByText('Add back photo')
      .dispatchEvent(new DragEvent('dragover', { dataTransfer: files, bubbles: true, cancelable: true }));
  },
};

const openCamera = fn();

export const WithCamera: Story = {
  args: { camera: { label: 'Take a photo', onOpen: openCamera } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take a photo' }));
    await expect(openCamera).toHaveBeenCalled();
  },
};

export const Several: Story = {
  args: { onFiles: fn() },
  play: async ({ canvas, args }) => {
    const back = new File(['photo'], 'back.jpg', { type: 'image/jpeg' });
    const input = canvas.getByLabelText('Add back photo');
    await userEvent.upload(input, [photo, back]);
    await expect(args.onFiles).toHaveBeenCalledWith([photo, back]);
    await expect(args.onFile).not.toHaveBeenCalled();
    await userEvent.upload(input, back);
    await expect(args.onFile).toHaveBeenCalledWith(back);
  },
};

export const WithPreview: Story = {
  args: {
    preview: coatImage.src,
    previewAlt: 'Back of the item',
    onRemove: fn(),
    removeLabel: 'Remove back photo',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Back of the item' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove back photo' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(/Add back photo/, { selector: 'input' })).toHaveFocus();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

/** While busy, the input stays focusable and accepts no further file. */
export const Busy: Story = {
  args: { busy: true, preview: coatImage.src },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Add back photo');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    await userEvent.upload(input, photo);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  args: { error: 'Please select a valid image file' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Add back photo')).toHaveAccessibleDescription(
      'Please select a valid image file',
    );
  },
};

export const WithHint: Story = { args: { hint: 'A plain background helps the detection.' } };
export const Disabled: Story = { args: { disabled: true } };

/** A photo that does not load can still be replaced. */
export const BrokenPreview: Story = {
  args: { preview: brokenImage.src, previewAlt: 'Back of the item', onRemove: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('No picture')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText(/Add back photo/, { selector: 'input' }), photo);
    await expect(args.onFile).toHaveBeenCalledWith(photo);
  },
};

export const Hostile: Story = {
  args: { label: longWord, error: longWord, camera: { label: longWord, onOpen: openCamera } },
};
