import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { MotionScope } from '../../motion/MotionScope.tsx';
import { DialogWindow, type WindowProps } from './DialogWindow.tsx';
import type { dialogStyle } from './dialog-style.ts';

export interface DialogProps extends WindowProps {
  /** Widest width from 700 px up: sm 448, md 560, lg 960, xl 1040, 2xl 1280; below, it covers the screen. */
  readonly size?: VariantProps<typeof dialogStyle>['size'];
  /** Shows a way back above the title. */
  readonly onBack?: () => void;
  readonly backLabel?: string;
  /** Stays under the title while the body scrolls, for example steps. */
  readonly toolbar?: ReactNode;
  /** An image over the whole height at the start, where there is room for it; the title is larger beside it. */
  readonly aside?: ReactNode;
  /** Classes of the body in place of its inner margins and its scrolling. */
  readonly bodyClassName?: string;
}

/**
 * A window over the page for a task of its own; on phones it covers the screen. A short choice is a Sheet, a question
 * an AlertDialog. Accessibility: focus goes in, stays and returns, Escape and the close button end it, the page
 * behind is out of reach, title and description are its name. Yours: `initialFocus="body"` for a form, `view` where
 * the content changes, and `busy` while closing would lose something.
 */
export function Dialog(props: DialogProps) {
  return (
    <MotionScope>
      <DialogWindow {...props} />
    </MotionScope>
  );
}
