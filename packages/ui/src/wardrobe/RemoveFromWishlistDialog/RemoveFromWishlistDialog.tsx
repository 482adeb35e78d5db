import { wishlistCopy } from '@aura/domain/copy/items';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx';

interface RemoveFromWishlistDialogProps
  extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> {
  /** What leaves the wishlist; null before anything was asked. */
  readonly item: Item | null;
}

/** Asks before an item leaves the wishlist. */
export function RemoveFromWishlistDialog({ item, ...props }: RemoveFromWishlistDialogProps) {
  return (
    <AlertDialog
      {...props}
      title={wishlistCopy.removeQuestion}
      body={item ? wishlistCopy.removeBody(itemTitle(item)) : undefined}
      cancelLabel={wishlistCopy.cancel}
      confirmLabel={wishlistCopy.remove}
    />
  );
}
