import { type ReactNode, useState } from 'react';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { AlertDialog } from './AlertDialog.tsx';

interface DiscardQuestionOptions {
  /** Whether closing would lose something. Asked for when the person wants to close. */
  readonly isChanged: () => boolean;
  readonly onClose: () => void;
  readonly heading: string;
  readonly body: string;
}

/**
 * Asks before a form with changes is closed.
 * @returns `requestClose` for every way out, `close` for after a success, and the question to draw in the form's dialog
 */
export function useDiscardQuestion({ isChanged, onClose, heading, body }: DiscardQuestionOptions): {
  requestClose: () => void;
  close: () => void;
  question: ReactNode;
} {
  const labels = useLabels();
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onClose();
  };
  const question = (
    <AlertDialog
      open={asking}
      onOpenChange={() => setAsking(false)}
      title={heading}
      body={body}
      cancelLabel={labels.keepEditing}
      confirmLabel={labels.discard}
      tone="danger"
      onConfirm={close}
    />
  );
  return { requestClose: () => (isChanged() ? setAsking(true) : close()), close, question };
}
