import { type ReactNode, useState } from 'react';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { AlertDialog } from './AlertDialog.tsx';

interface DiscardDialogOptions {
  /** Whether closing would lose changes. Called when the user requests to close. */
  readonly isChanged: () => boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly body: string;
}

interface DiscardDialog {
  readonly requestClose: () => void;
  readonly close: () => void;
  readonly discardDialog: ReactNode;
}

/**
 * Confirmation before a form with changes is closed.
 * @returns `requestClose` for all close controls, `close` for use after a success, and `discardDialog` to
 * render inside the form's dialog
 */
export function useDiscardDialog({
  isChanged,
  onClose,
  title: heading,
  body,
}: DiscardDialogOptions): DiscardDialog {
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const discardDialog = (
    <AlertDialog
      open={open}
      onOpenChange={() => setOpen(false)}
      title={heading}
      body={body}
      cancelLabel={labels.keepEditing}
      confirmLabel={labels.discard}
      tone="danger"
      onConfirm={close}
    />
  );
  return { requestClose: () => (isChanged() ? setOpen(true) : close()), close, discardDialog };
}
