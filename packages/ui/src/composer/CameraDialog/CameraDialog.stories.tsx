import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { brokenCamera, fakeCameras } from '../../testing/fake-camera.ts';
import { samplePhotoFile } from '../../testing/samples.ts';
import { CameraDialog } from './CameraDialog.tsx';

const meta = {
  title: 'Composer/CameraDialog',
  component: CameraDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onPhoto: fn(),
    title: 'Take Selfie',
    openCamera: fakeCameras().open,
  },
  parameters: { docs: { story: { inline: false, height: '42rem' } } },
} satisfies Meta<typeof CameraDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Take Selfie' }));
const button = (name: string) => screen.getByRole('button', { name });
const isRunning = (stream: MediaStream | undefined) => stream?.active === true;

/** Waits until the shutter is enabled. */
async function live() {
  const view = await dialog();
  await waitFor(() => expect(button('Take Photo')).not.toHaveAttribute('aria-disabled', 'true'));
  return view;
}

/**
 * The color of an image at a point.
 * @param x share of the width, 0 to 1
 * @param y share of the height, 0 to 1
 */
async function colorAt(file: File, x: number, y: number) {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? [];
  return red > blue ? 'cloth' : 'wall';
}

export const Closed: Story = { args: { open: false } };

/** While the browser asks for permission, the shutter is disabled. */
export const Starting: Story = {
  args: { openCamera: () => new Promise(() => undefined), onPhoto: fn() },
  play: async ({ args }) => {
    const view = await dialog();
    await expect(view.getByRole('status')).toHaveTextContent('Starting the camera');
    await expect(view.getByText('Allow the camera if your browser asks.')).toBeVisible();
    await waitFor(() => expect(button('Take Photo')).toHaveFocus());
    await userEvent.click(button('Take Photo'));
    await expect(args.onPhoto).not.toHaveBeenCalled();
  },
};

export const Preview: Story = {
  play: async () => {
    const view = await live();
    await expect(view.getByRole('status')).toHaveTextContent('The camera is on');
    await expect(view.queryByRole('button', { name: 'Switch camera' })).toBeNull();
    const preview = view.getByLabelText('What the camera sees');
    await waitFor(() => expect(getComputedStyle(preview).scale).toBe('-1 1'));
    await expect(button('Take Photo')).toHaveFocus();
  },
};

/** The preview is mirrored, the photo is not: the raised hand is on the left of the photo. */
export const PhotoTaken: Story = {
  args: { onPhoto: fn() },
  play: async ({ args }) => {
    const view = await live();
    await userEvent.click(button('Take Photo'));
    await expect(await view.findByRole('img', { name: 'The photo that you took' })).toBeVisible();
    await expect(view.getByRole('status')).toHaveTextContent('Photo taken');
    await expect(button('Use Photo')).toHaveFocus();
    await userEvent.click(button('Retake'));
    await live();
    await expect(button('Take Photo')).toHaveFocus();
    await userEvent.click(button('Take Photo'));
    await view.findByRole('img');
    await expect(args.onPhoto).not.toHaveBeenCalled();
    await userEvent.click(button('Use Photo'));
    await expect(args.onPhoto).toHaveBeenCalledOnce();
    const photo = args.onPhoto.mock.lastCall?.[0] as File;
    await expect(photo.type).toBe('image/jpeg');
    await expect(await colorAt(photo, 0.28, 0.6)).toBe('cloth');
    await expect(await colorAt(photo, 0.72, 0.6)).toBe('wall');
  },
};

const twoCameras = fakeCameras(['front', 'back']);

/** The preview of a rear camera is not mirrored. */
export const CameraSwitched: Story = {
  args: { openCamera: twoCameras.open },
  play: async () => {
    const view = await live();
    const before = twoCameras.streams.at(-1);
    await userEvent.click(button('Switch camera'));
    await waitFor(() => expect(twoCameras.streams.at(-1)).not.toBe(before));
    await waitFor(() => expect(isRunning(before)).toBe(false));
    const image = () => view.getByLabelText('What the camera sees');
    await waitFor(() => expect(getComputedStyle(image()).scale).toBe('none'));
    await live();
    await expect(button('Switch camera')).toHaveFocus();
  },
};

export const PermissionDenied: Story = {
  args: { openCamera: brokenCamera('refused'), onPhoto: fn() },
  play: async ({ args }) => {
    const view = await dialog();
    await expect(await view.findByRole('alert')).toHaveTextContent(
      'The camera may not be used. Allow it in your browser, or upload from the gallery.',
    );
    await waitFor(() => expect(button('Try Again')).toHaveFocus());
    const file = samplePhotoFile();
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    if (input) await userEvent.upload(input, file);
    await expect(args.onPhoto).toHaveBeenCalledWith(file);
  },
};

export const NoCamera: Story = {
  args: { openCamera: brokenCamera('missing') },
  play: async () => {
    const view = await dialog();
    await expect(await view.findByRole('alert')).toHaveTextContent(
      'No camera was found. You can upload from the gallery.',
    );
    await expect(button('Upload from Gallery')).toBeVisible();
  },
};

const freedCamera = fakeCameras();
const openOnceFree = fn();

/** Retry succeeds after the other program has released the camera. */
export const Busy: Story = {
  args: { openCamera: openOnceFree },
  beforeEach: () => {
    openOnceFree.mockImplementationOnce(brokenCamera('busy')).mockImplementation(freedCamera.open);
  },
  play: async () => {
    const view = await dialog();
    await expect(await view.findByRole('alert')).toHaveTextContent(
      'The camera could not be started. Close other programs that use it, or upload from the gallery.',
    );
    await userEvent.click(button('Try Again'));
    await live();
    await expect(button('Take Photo')).toHaveFocus();
  },
};

const unpluggedCamera = fakeCameras();

/** When the camera is unplugged, a photo that was already taken remains. */
export const Disconnected: Story = {
  args: { openCamera: unpluggedCamera.open },
  play: async () => {
    const view = await live();
    await userEvent.click(button('Take Photo'));
    await view.findByRole('img', { name: 'The photo that you took' });
    unpluggedCamera.unplug();
    await expect(view.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Retake'));
    await expect(await view.findByRole('alert')).toHaveTextContent(
      'The camera was disconnected. Connect it again, or upload from the gallery.',
    );
  },
};

const watchedCamera = fakeCameras();

function Reopening(args: ComponentProps<typeof CameraDialog>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CameraDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** While the page is hidden, the camera is off. */
export const PageHidden: Story = {
  args: { openCamera: watchedCamera.open },
  render: Reopening,
  beforeEach: () => () => Reflect.deleteProperty(document, 'visibilityState'),
  play: async () => {
    await live();
    setVisibility('hidden');
    await waitFor(() => expect(isRunning(watchedCamera.streams.at(-1))).toBe(false));
    setVisibility('visible');
    await live();
    await expect(isRunning(watchedCamera.streams.at(-1))).toBe(true);
    await userEvent.click(button('Close'));
    await waitFor(() => expect(isRunning(watchedCamera.streams.at(-1))).toBe(false));
  },
};

export const Phone: Story = {
  args: { openCamera: fakeCameras(['front', 'back']).open },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await live();
    await expect(button('Switch camera')).toBeVisible();
  },
};
