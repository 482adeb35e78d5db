import '../foundations/styles.css';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMotion } from '../motion/MotionScope.tsx';
import { AlertDialog } from '../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { startMotionClock } from './motion-clock.ts';

const onDelete = vi.fn();

interface ClosesAtOnceProps {
  readonly kind: 'Dialog' | 'AlertDialog';
}

/** A window that closes when its button is pressed. */
function ClosesAtOnce({ kind }: ClosesAtOnceProps) {
  const [open, setOpen] = useState(true);
  const remove = () => {
    setOpen(false);
    onDelete();
  };
  const props = { open, onOpenChange: setOpen };
  return kind === 'AlertDialog' ? (
    <AlertDialog {...props} title="Delete it?" confirmLabel="Delete" onConfirm={remove} />
  ) : (
    <Dialog {...props} title="Edit" footer={<Button onClick={remove}>Delete</Button>}>
      Body
    </Dialog>
  );
}

let stopClock: () => void = () => undefined;
beforeEach(async () => {
  await loadMotion();
  stopClock = await startMotionClock();
  onDelete.mockClear();
});
afterEach(() => {
  cleanup();
  stopClock();
});

it.each(['Dialog', 'AlertDialog'] as const)(
  'while the %s closes with its animation, a second press of its button has no effect',
  (kind) => {
    render(<ClosesAtOnce kind={kind} />);
    const button = screen.getByText('Delete');
    act(() => button.click());
    expect(button.isConnected).toBe(true);
    act(() => button.click());
    expect(onDelete).toHaveBeenCalledOnce();
  },
);
