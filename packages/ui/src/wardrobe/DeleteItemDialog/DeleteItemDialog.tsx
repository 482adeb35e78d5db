import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import type { Item } from '@aura/domain/entities';
import { cardLines } from '@aura/domain/rules/items';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { GarmentMat } from '../GarmentMat/GarmentMat.tsx';

export interface DeleteItemDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The item to delete. */
  readonly item: Item;
  readonly onConfirm: () => void;
  readonly busy?: boolean;
}

/** Shows an item and confirms its permanent deletion. */
export function DeleteItemDialog({ item, ...dialog }: DeleteItemDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title={itemMenuCopy.deleteHeading}
      body={itemMenuCopy.deleteQuestion}
      confirmLabel={itemMenuCopy.deleteItem}
      tone="danger"
    >
      <ItemPreview item={item} />
    </AlertDialog>
  );
}

interface ItemPreviewProps {
  readonly item: Item;
}

function ItemPreview({ item }: ItemPreviewProps) {
  const { heading, facts } = cardLines(item);
  return (
    <div className="mt-2 flex items-center gap-4">
      <GarmentMat item={item} alt="" sizes="5rem" small className="w-20 shrink-0 rounded-inner" />
      <div className="min-w-0">
        <p className="text-16 font-medium">{heading}</p>
        <p className="text-14 text-muted">{facts}</p>
      </div>
    </div>
  );
}
