import { composerCopy } from '@aura/domain/copy/composer';
import { AlertDialog } from '@aura/ui/primitives/AlertDialog';

interface ReplaceDraftDialogProps {
  readonly onContinue: () => void;
  readonly onStartNew: () => void;
}

/** Confirms that a newly chosen photo replaces the draft of another post. */
export default function ReplaceDraftDialog({ onContinue, onStartNew }: ReplaceDraftDialogProps) {
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
