import '../foundations/styles.css';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getOpenOverlays } from '../foundations/open-overlays.ts';
import { AlertDialog } from './AlertDialog/AlertDialog.tsx';
import { Button } from './Button/Button.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Menu } from './Menu/Menu.tsx';
import { Sheet } from './Sheet/Sheet.tsx';

const before = { width: innerWidth, height: innerHeight };
afterEach(cleanup);
afterAll(() => page.viewport(before.width, before.height));

interface OverlayProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy?: boolean;
}

const alertProps = { title: 'Delete it?', confirmLabel: 'Delete', onConfirm: () => undefined };
const menuProps = {
  trigger: <Button>Actions</Button>,
  items: [{ label: 'Edit', onSelect: () => undefined }],
};

const windows: [string, (props: OverlayProps) => ReactElement][] = [
  [
    'Dialog',
    (props) => (
      <Dialog {...props} title="Edit">
        Body
      </Dialog>
    ),
  ],
  [
    'Sheet',
    (props) => (
      <Sheet {...props} title="Share">
        Body
      </Sheet>
    ),
  ],
  ['AlertDialog', (props) => <AlertDialog {...props} {...alertProps} />],
];
const overlays: typeof windows = [
  ...windows,
  ['Menu', ({ open, onOpenChange }) => <Menu {...menuProps} open={open} onOpenChange={onOpenChange} />],
];

it.each(overlays)('an open %s is listed, and requests closing when asked', (_name, draw) => {
  const onOpenChange = vi.fn();
  const { rerender } = render(draw({ open: false, onOpenChange }));
  expect(getOpenOverlays()).toHaveLength(0);
  rerender(draw({ open: true, onOpenChange }));
  expect(getOpenOverlays()).toHaveLength(1);
  act(() => getOpenOverlays()[0]?.requestClose());
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  rerender(draw({ open: false, onOpenChange }));
  expect(getOpenOverlays()).toHaveLength(0);
});

it.each(windows)('while busy, a %s does not close on request', (_name, draw) => {
  const onOpenChange = vi.fn();
  render(draw({ open: true, onOpenChange, busy: true }));
  expect(getOpenOverlays()).toHaveLength(1);
  act(() => getOpenOverlays()[0]?.requestClose());
  expect(onOpenChange).not.toHaveBeenCalled();
});

it.each(windows)('a press beside a %s that stays open leaves the focus in it', async (_name, draw) => {
  await page.viewport(1024, 768);
  render(draw({ open: true, onOpenChange: vi.fn() }));
  const focused = () => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null;
  await waitFor(() => expect(focused()).not.toBeNull());
  await userEvent.click(document.body, { position: { x: 9, y: 9 }, force: true });
  expect(focused()).not.toBeNull();
});

it('an overlay that opens over another is the topmost, and the last to be listed', () => {
  const onOpenChange = vi.fn();
  const onTopChange = vi.fn();
  const draw = (open: boolean) => (
    <Dialog open onOpenChange={onOpenChange} title="Edit">
      <AlertDialog {...alertProps} open={open} onOpenChange={onTopChange} />
    </Dialog>
  );
  const { rerender } = render(draw(false));
  rerender(draw(true));
  expect(getOpenOverlays()).toHaveLength(2);
  act(() => getOpenOverlays().at(-1)?.requestClose());
  expect(onTopChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('a Menu without a controlled state closes on request', async () => {
  render(<Menu {...menuProps} />);
  act(() => screen.getByRole('button', { name: 'Actions' }).focus());
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeDefined();
  act(() => getOpenOverlays()[0]?.requestClose());
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
