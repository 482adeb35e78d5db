import { imageCropCopy } from '@aura/domain/copy/profile-edit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePhoto } from '../../testing/samples.ts';
import { CropDialog } from './CropDialog.tsx';

const widePhoto = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="400" height="400" fill="#B4552D"/><rect x="400" width="400" height="400" fill="#D7E3EA"/><circle cx="400" cy="200" r="90" fill="#8A5A3C"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

const meta = {
  title: 'Profile/CropDialog',
  component: CropDialog,
  args: { open: true, onOpenChange: fn(), onCrop: fn(), photo: samplePhoto },
  parameters: { docs: { story: { inline: false, height: '42rem' } } },
} satisfies Meta<typeof CropDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the dialog's image has loaded, and returns the dialog. */
async function cropper() {
  const view = within(await screen.findByRole('dialog', { name: 'Crop Picture' }));
  await waitFor(() => expect(view.getByRole('button', { name: 'Use Picture' })).toBeEnabled());
  return view;
}

async function cut(onCrop: typeof meta.args.onCrop): Promise<ImageBitmap> {
  await userEvent.click(screen.getByRole('button', { name: 'Use Picture' }));
  await waitFor(() => expect(onCrop).toHaveBeenCalledOnce());
  return createImageBitmap(onCrop.mock.lastCall?.[0] as Blob);
}

/**
 * The red channel of an image at a point.
 * @param x share of the width, 0 to 1
 * @param y share of the height, 0 to 1
 */
function redAt(image: ImageBitmap, x: number, y: number): number {
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return context?.getImageData(x * image.width, y * image.height, 1, 1).data[0] ?? 0;
}

export const Closed: Story = { args: { open: false } };

/** In a tall image, the square can only move vertically. */
export const Tall: Story = {
  args: { onCrop: fn() },
  play: async ({ args }) => {
    const view = await cropper();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Drag the picture, or use the sliders.',
    );
    await expect(view.getByRole('slider', { name: 'Left and right' })).toBeDisabled();
    await expect(view.getByRole('slider', { name: 'Up and down' })).toBeEnabled();
    const square = await cut(args.onCrop as typeof meta.args.onCrop);
    await expect([square.width, square.height]).toEqual([600, 600]);
  },
};

export const Sliders: Story = {
  args: { photo: widePhoto, onCrop: fn() },
  play: async ({ args }) => {
    const view = await cropper();
    fireEvent.change(view.getByRole('slider', { name: 'Left and right' }), { target: { value: '1' } });
    fireEvent.change(view.getByRole('slider', { name: 'Zoom' }), { target: { value: '2.05' } });
    await expect(view.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '35 %');
    const square = await cut(args.onCrop as typeof meta.args.onCrop);
    await expect(square.width).toBe(Math.round(400 / 2.05));
    await expect(redAt(square, 0.1, 0.5)).toBeGreaterThan(200);
  },
};

/** The image follows the pointer and stops at its edge. */
export const Dragged: Story = {
  args: { photo: widePhoto, onCrop: fn() },
  play: async ({ args }) => {
    const view = await cropper();
    const image = view.getByRole('img', { name: 'The picture as it will be cut' });
    const stage = image.closest('[data-crop-stage]');
    if (!stage) throw new Error('No stage.');
    Object.assign(stage, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
    fireEvent.pointerDown(stage, { clientX: 100, clientY: 100 });
    for (const clientX of [200, 400, 900]) fireEvent.pointerMove(stage, { clientX, clientY: 100 });
    await expect(view.getByRole('slider', { name: 'Left and right' })).toHaveValue('0');
    const square = await cut(args.onCrop as typeof meta.args.onCrop);
    await expect(redAt(square, 0.05, 0.1)).toBeLessThan(200);
  },
};

/** The browser cannot encode the square, such as when it has no memory left. */
export const EncodingFails: Story = {
  args: { onCrop: fn() },
  beforeEach: () => {
    const encode = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = (onEncoded) => onEncoded(null);
    return () => {
      HTMLCanvasElement.prototype.toBlob = encode;
    };
  },
  play: async ({ args }) => {
    const view = await cropper();
    await userEvent.click(view.getByRole('button', { name: 'Use Picture' }));
    await expect(await view.findByRole('alert')).toHaveTextContent(imageCropCopy.failed);
    await expect(args.onCrop).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    const view = await cropper();
    await userEvent.click(view.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onCrop).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  args: { photo: widePhoto },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await cropper();
  },
};

/** A second finger does not move the picture. */
export const TwoFingers: Story = {
  play: async () => {
    await cropper();
    const stage = document.querySelector('[data-crop-stage]') as HTMLElement;
    const picture = screen.getByRole('img', { name: 'The picture as it will be cut' });
    const top = () => picture.getBoundingClientRect().top;
    const { left, width } = stage.getBoundingClientRect();
    const at = (y: number, pointerId: number) => ({
      clientX: left + width / 2,
      clientY: y,
      pointerId,
      isPrimary: pointerId === 1,
    });
    stage.setPointerCapture = () => undefined;
    stage.hasPointerCapture = (pointerId) => pointerId === 1;
    fireEvent.pointerDown(stage, at(300, 1));
    const before = top();
    fireEvent.pointerDown(stage, at(200, 2));
    fireEvent.pointerMove(stage, at(301, 1));
    await waitFor(() => expect(top()).not.toBe(before));
    await expect(Math.abs(top() - before)).toBeLessThan(5);
  },
};
