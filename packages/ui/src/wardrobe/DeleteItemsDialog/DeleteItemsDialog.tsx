import { deleteItemsCopy } from '@aura/domain/copy/delete-items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { GarmentMat } from '../GarmentMat/GarmentMat.tsx';

export interface DeleteItemsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The items to delete, at least one. */
  readonly items: readonly Item[];
  readonly onConfirm: () => void;
  readonly busy?: boolean;
}

/** Items of the preview. */
const previewCount = 4;

/** Shows some of several items and confirms their permanent deletion. */
export function DeleteItemsDialog({ items, ...dialog }: DeleteItemsDialogProps) {
  const count = items.length;
  const more = count - previewCount;
  return (
    <AlertDialog
      {...dialog}
      title={deleteItemsCopy.heading(count)}
      body={deleteItemsCopy.question(count)}
      confirmLabel={deleteItemsCopy.confirm(count)}
      tone="danger"
    >
      <div className="mt-2">
        <ul className="grid grid-cols-4 gap-2">
          {items.slice(0, previewCount).map((item) => (
            <li key={item.id} className="min-w-0">
              <GarmentMat
                item={item}
                alt={wardrobeCopy.itemAlt(itemTitle(item), 'front')}
                sizes="6rem"
                small
                className="rounded-inner"
              />
            </li>
          ))}
        </ul>
        {more > 0 && <p className="mt-2 text-14 text-muted">{deleteItemsCopy.more(more)}</p>}
      </div>
    </AlertDialog>
  );
}
