import { itemMenuCopy } from '@aura/domain/copy/item-menu';
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
      title={itemMenuCopy.unlikeHeading}
      body={itemMenuCopy.unlikeQuestion}
      confirmLabel={itemMenuCopy.unlike}
    />
  );
}
