import { wishlistCopy } from '@aura/domain/copy/items';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useToast } from '@aura/ui/primitives/Toast';
import { DeleteItemDialog } from '@aura/ui/wardrobe/DeleteItemDialog';
import { RemoveFromWishlistDialog } from '@aura/ui/wardrobe/RemoveFromWishlistDialog';
import { UnlikeDialog } from '@aura/ui/wardrobe/UnlikeDialog';
import { useEffect, useRef } from 'react';
import type { DialogSubject } from '../../shared/use-dialog-subject.ts';
import type { ItemConfirmation } from './use-wardrobe-dialogs.ts';

interface ItemConfirmDialogsProps {
  /** Null until a dialog was opened. */
  readonly dialog: DialogSubject<ItemConfirmation> | null;
  readonly onOpenChange: (open: boolean) => void;
  /** Resolves to whether the item was deleted. */
  readonly onDelete: (item: Item) => Promise<boolean>;
  /** Called after an item was deleted and the dialog has closed. */
  readonly onDeleted?: ((item: Item) => void) | undefined;
  readonly deleting: boolean;
  readonly onUnlike: (item: Item) => void;
  readonly onRemoveFromWishlist: (item: Item) => void;
}

/** The confirmation dialogs of the wardrobe. */
export default function ItemConfirmDialogs({ dialog, onOpenChange, ...actions }: ItemConfirmDialogsProps) {
  const toast = useToast();
  const isOpen = dialog?.open ?? false;

  // The confirmed action may remove the card whose menu had the focus.
  const afterClose = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    afterClose.current?.();
    afterClose.current = null;
  }, [isOpen]);

  if (dialog === null) return null;
  const { item } = dialog.subject;
  const onClose = () => onOpenChange(false);
  const dialogProps = (action: ItemConfirmation['action']) => ({
    open: isOpen && dialog.subject.action === action,
    onOpenChange,
  });
  const confirm = (action: (item: Item) => void) => () => {
    afterClose.current = focusPageHeading;
    onClose();
    action(item);
  };
  const deleteItem = async () => {
    const deleted = await actions.onDelete(item);
    afterClose.current = () => {
      focusPageHeading();
      if (deleted) actions.onDeleted?.(item);
    };
    onClose();
  };
  const removeFromWishlist = (removed: Item) => {
    actions.onRemoveFromWishlist(removed);
    const name = itemTitle(removed);
    toast.show({ tone: 'status', text: wishlistCopy.removed(name), name });
  };
  return (
    <>
      <DeleteItemDialog
        {...dialogProps('delete')}
        item={item}
        busy={actions.deleting}
        onConfirm={() => void deleteItem()}
      />
      <UnlikeDialog {...dialogProps('unlike')} onConfirm={confirm(actions.onUnlike)} />
      <RemoveFromWishlistDialog
        {...dialogProps('removeFromWishlist')}
        item={item}
        onConfirm={confirm(removeFromWishlist)}
      />
    </>
  );
}
