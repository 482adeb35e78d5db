import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ToastProvider } from '../../primitives/Toast/Toast.tsx';
import { ShownToast, toastBottom } from '../../testing/shown-toast.tsx';
import { SelectionBar } from './SelectionBar.tsx';

afterEach(cleanup);

const noop = () => {};
const actions = {
  onSelectAll: noop,
  onSelectNone: noop,
  onCancel: noop,
  onWear: noop,
  onNewOutfit: noop,
  onEdit: noop,
  onArchive: noop,
  onDelete: noop,
};

function Page({ selecting }: { readonly selecting: boolean }) {
  return (
    <ToastProvider>
      <ShownToast />
      {selecting && <SelectionBar count={3} total={12} archived={false} {...actions} />}
    </ToastProvider>
  );
}

const cancelTop = () => screen.getByRole('button', { name: 'Cancel selection' }).getBoundingClientRect().top;

it('on a phone, toasts are above the bar while it is shown, and at their place when it is closed', async () => {
  await page.viewport(390, 844);
  const { rerender } = render(<Page selecting={false} />);
  const place = toastBottom();
  rerender(<Page selecting />);
  expect(cancelTop()).toBeLessThan(place);
  await waitFor(() => expect(toastBottom()).toBeLessThan(cancelTop()));
  rerender(<Page selecting={false} />);
  await waitFor(() => expect(toastBottom()).toBe(place));
});

it.each([390, 320])(
  'on a phone of %s px, each action is a target of 44 px within the screen',
  async (width) => {
    await page.viewport(width, 844);
    render(<Page selecting />);
    const bar = within(screen.getByRole('region', { name: 'Selected items' }));
    const names = ['Wear today', 'New outfit', 'Edit facts', 'Archive', 'Delete'];
    const boxes = names.map((name) => bar.getByRole('button', { name }).getBoundingClientRect());
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  },
);
