import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { MotionScope } from '../../motion/MotionScope.tsx';
import { DialogWindow, type WindowProps } from './DialogWindow.tsx';
import type { dialogStyle } from './dialog-style.ts';

export interface DialogProps extends WindowProps {
  /**
   * Maximum width from 700 px up: sm 448, md 560, lg 960, xl 1040, 2xl 1280; below, the dialog covers the
   * screen.
   */
  readonly size?: VariantProps<typeof dialogStyle>['size'];
  /** Shows a back button above the title. */
  readonly onBack?: () => void;
  readonly backLabel?: string;
  /** Fixed below the title while the body scrolls, for example steps. */
  readonly toolbar?: ReactNode;
  /** An image of full height at the start, from 1024 px up; the title is larger beside it. */
  readonly aside?: ReactNode;
  /** Classes of the body, instead of its padding and scrolling. */
  readonly bodyClassName?: string;
}

/**
 * A modal window for a task; on phones it covers the screen. For a short choice use Sheet, for a question
 * AlertDialog. Accessibility: focus is trapped and returns, Escape and the close button close it, the page
 * behind is inert, title and description name it. The caller provides `initialFocus="body"` for a form,
 * `view` where the content changes, and `busy` while closing would lose something.
 */
export function Dialog(props: DialogProps) {
  return (
    <MotionScope>
      <DialogWindow {...props} />
    </MotionScope>
  );
}
