import { composerCopy } from '@aura/domain/copy/composer';
import { AlertDialog } from '@aura/ui/primitives/AlertDialog';

interface ReplaceQuestionProps {
  readonly onContinue: () => void;
  readonly onStartNew: () => void;
}

/** A photo was chosen while another post waits to be shared: which of them is it to be? */
export default function ReplaceQuestion({ onContinue, onStartNew }: ReplaceQuestionProps) {
  return (
    <AlertDialog
      open
      onOpenChange={onContinue}
      title={composerCopy.replaceHeading}
      body={composerCopy.replaceBody}
      cancelLabel={composerCopy.continueUnsent}
      confirmLabel={composerCopy.startNew}
      tone="danger"
      onConfirm={onStartNew}
    />
  );
}
