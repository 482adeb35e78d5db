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
  /** On phones the dialog covers the screen, or opens at the lower edge, as high as its content. */
  readonly phone?: VariantProps<typeof dialogStyle>['phone'];
  /** Shows a back button above the title. */
  readonly onBack?: () => void;
  readonly backLabel?: string;
  /** Content below the title that stays visible while the body scrolls, for example steps. */
  readonly toolbar?: ReactNode;
  /** An image of full height at the start, shown from 1024 px; the title beside it is larger. */
  readonly aside?: ReactNode;
  /** Classes of the body that replace its padding and scrolling. */
  readonly bodyClassName?: string;
}

/**
 * A modal window for a task; on phones it covers the screen by default. For a short choice use Sheet, for a question
 * AlertDialog. Accessibility: focus is trapped and restored, Escape and the close button close it, the page
 * behind is inert, and title and description name it. The caller provides `initialFocus="body"` for a form,
 * `view` where the content changes, and `busy` while closing would discard something.
 */
export function Dialog(props: DialogProps) {
  return (
    <MotionScope>
      <DialogWindow {...props} />
    </MotionScope>
  );
}
