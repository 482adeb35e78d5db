import { MotionScope } from '../../motion/MotionScope.tsx';
import { DialogWindow, type WindowProps } from '../Dialog/DialogWindow.tsx';

export type SheetProps = WindowProps;

/**
 * A short list of choices over the page: on phones at the lower edge, as high as its content; from 700 px a
 * small window. No gesture is needed: the close button, Escape and a press outside close it. Accessibility:
 * the same as Dialog. The caller provides content that fits without scrolling.
 */
export function Sheet(props: SheetProps) {
  return (
    <MotionScope>
      <DialogWindow {...props} size="sm" phone="sheet" />
    </MotionScope>
  );
}
