import { commonCopy } from '@aura/domain/copy/common';
import { wishlistCopy } from '@aura/domain/copy/items';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx';

interface RemoveFromWishlistDialogProps
  extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> {
  /** The item to remove; null before the dialog was first opened. */
  readonly item: Item | null;
}

/** Confirms the removal of an item from the wishlist. */
export function RemoveFromWishlistDialog({ item, ...props }: RemoveFromWishlistDialogProps) {
  return (
    <AlertDialog
      {...props}
      title={wishlistCopy.removeQuestion}
      body={item ? wishlistCopy.removeBody(itemTitle(item)) : undefined}
      cancelLabel={commonCopy.cancel}
      confirmLabel={wishlistCopy.remove}
    />
  );
}
