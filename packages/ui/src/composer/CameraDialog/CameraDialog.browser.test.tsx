import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeCameras } from '../../testing/fake-camera.ts';
import { Opener } from '../../testing/Opener.tsx';
import { CameraDialog } from './CameraDialog.tsx';

const desktop = { width: 1440, height: 1200 };

afterEach(async () => {
  cleanup();
  await page.viewport(desktop.width, desktop.height);
});

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const focusIsOn = (name: string) => waitFor(() => expect(focused()).toBe(name));
const shutterIsReady = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Take Photo' }).getAttribute('aria-disabled')).toBeNull(),
  );

function openDialog() {
  const cameras = fakeCameras();
  const onPhoto = vi.fn();
  render(
    <Opener>
      {(open, setOpen) => (
        <CameraDialog
          open={open}
          onOpenChange={setOpen}
          title="Take Selfie"
          openCamera={cameras.open}
          onPhoto={onPhoto}
        />
      )}
    </Opener>,
  );
  return { cameras, onPhoto };
}

it('the camera dialog takes, retakes and uses a photo by keyboard, and restores the focus', async () => {
  const { cameras, onPhoto } = openDialog();
  await userEvent.keyboard('{Tab}{Enter}');
  await focusIsOn('Take Photo');
  await shutterIsReady();
  await userEvent.keyboard('{Enter}');
  await focusIsOn('Use Photo');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await focusIsOn('Take Photo');
  await shutterIsReady();
  await userEvent.keyboard(' ');
  await focusIsOn('Use Photo');
  await userEvent.keyboard('{Enter}');
  expect(onPhoto).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await focusIsOn('Open');
  expect(cameras.streams.some(({ active }) => active)).toBe(false);
});

it('when the page unmounts, the camera dialog stops the camera', async () => {
  const { cameras } = openDialog();
  await userEvent.keyboard('{Tab}{Enter}');
  await shutterIsReady();
  expect(cameras.streams.at(-1)?.active).toBe(true);
  cleanup();
  expect(cameras.streams.at(-1)?.active).toBe(false);
});

it('when the window is low, the shutter stays visible', async () => {
  await page.viewport(740, 360);
  openDialog();
  await userEvent.keyboard('{Tab}{Enter}');
  await shutterIsReady();
  const { bottom } = screen.getByRole('button', { name: 'Take Photo' }).getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(360);
});
