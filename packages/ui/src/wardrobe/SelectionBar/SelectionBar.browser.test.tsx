import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
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
