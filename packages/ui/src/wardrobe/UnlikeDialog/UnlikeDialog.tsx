import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';

export interface UnlikeDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => void;
}

/** Confirms the removal of an item from the liked items. */
export function UnlikeDialog(dialog: UnlikeDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title={wardrobeCopy.unlikeHeading}
      body={wardrobeCopy.unlikeQuestion}
      confirmLabel={wardrobeCopy.unlike}
    />
  );
}
