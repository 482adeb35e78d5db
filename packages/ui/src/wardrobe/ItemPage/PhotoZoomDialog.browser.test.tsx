import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shirtImage } from '../../primitives/testing/sample-images.ts';
import { moveFingers } from '../../testing/pointer.ts';
import { PhotoZoomDialog } from './PhotoZoomDialog.tsx';

afterEach(cleanup);

const dialog = (open: boolean) => (
  <PhotoZoomDialog open={open} onOpenChange={vi.fn()} image={shirtImage} title="Shirt" alt="A shirt" />
);

/** Doubles the distance of two fingers on the photo. */
async function pinch() {
  const { left, top, width, height } = screen.getByRole('img', { name: 'A shirt' }).getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  await moveFingers([
    [
      { x: x - 30, y },
      { x: x - 60, y },
    ],
    [
      { x: x + 30, y },
      { x: x + 60, y },
    ],
  ]);
}

it('when two fingers move apart on the photo, it is enlarged, also after the dialog was opened again', async () => {
  const { rerender } = render(dialog(true));
  await screen.findByRole('img', { name: 'A shirt' });
  screen.getByText('100 %');
  await pinch();
  await screen.findByText('200 %');
  rerender(dialog(false));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(dialog(true));
  await screen.findByText('100 %');
  await pinch();
  await screen.findByText('200 %');
});
