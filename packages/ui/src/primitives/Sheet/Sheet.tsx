import { MotionScope } from '../../motion/MotionScope.tsx';
import { DialogWindow, type WindowProps } from '../Dialog/DialogWindow.tsx';

export type SheetProps = WindowProps;

/**
 * A short list of choices over the page: on phones it comes up from the lower edge, as high as its content and clear
 * of the system's bar; from 700 px up it is a small window. No gesture is needed: the close button, Escape and a press
 * on the page above it close it. Accessibility: as Dialog. Yours: content short enough to be seen at once.
 */
export function Sheet(props: SheetProps) {
  return (
    <MotionScope>
      <DialogWindow {...props} size="sm" phone="sheet" />
    </MotionScope>
  );
}
