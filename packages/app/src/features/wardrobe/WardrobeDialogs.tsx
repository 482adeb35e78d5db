import type { Item, WishlistEntry } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense } from 'react';
import { useWishlist } from '../../shared/use-wishlist.ts';
import { importUploadItems } from './import-upload-items.ts';
import type { useItemActions } from './use-item-actions.ts';
import type { WardrobeDialogsState } from './use-wardrobe-dialogs.ts';

const UploadItems = lazyComponent(importUploadItems);
const EditItem = lazyComponent(() => import('./EditItem.tsx'));
const EditCutout = lazyComponent(() => import('./EditCutout.tsx'));
const ItemConfirmDialogs = lazyComponent(() => import('./ItemConfirmDialogs.tsx'));

interface WardrobeDialogsProps {
  readonly email: string;
  readonly state: WardrobeDialogsState;
  readonly actions: ReturnType<typeof useItemActions>;
  /** Wishlist entries by item id. */
  readonly wishlistEntries: ReadonlyMap<string, WishlistEntry>;
  /** Called after an item was deleted and its confirmation has closed. */
  readonly onItemDeleted?: (item: Item) => void;
}

/**
 * The upload form, the edit form, the cut-out editor and the confirmation dialogs of the wardrobe. The confirmations are
 * loaded together with this component (see `useDialogsWanted`), the others when they first open.
 */
export default function WardrobeDialogs({
  email,
  state,
  actions,
  wishlistEntries,
  onItemDeleted,
}: WardrobeDialogsProps) {
  const upload = state.upload.dialog;
  const edit = state.edit.dialog;
  const cutout = state.cutout.dialog;
  const confirmation = state.confirmation.dialog;
  const wishlist = useWishlist(email);
  return (
    <>
      <Suspense>
        {upload && (
          <UploadItems
            key={upload.openCount}
            open={upload.open}
            onOpenChange={state.upload.onOpenChange}
            email={email}
            prefill={upload.subject}
          />
        )}
      </Suspense>
      <Suspense>
        {edit && (
          <EditItem
            key={edit.openCount}
            item={edit.subject}
            open={edit.open}
            onOpenChange={state.edit.onOpenChange}
            email={email}
          />
        )}
      </Suspense>
      <Suspense>
        {cutout && (
          <EditCutout
            key={cutout.openCount}
            item={cutout.subject}
            open={cutout.open}
            onOpenChange={state.cutout.onOpenChange}
          />
        )}
      </Suspense>
      <Suspense>
        <ItemConfirmDialogs
          dialog={confirmation}
          onOpenChange={state.confirmation.onOpenChange}
          onDelete={actions.remove}
          onDeleted={onItemDeleted}
          deleting={actions.deleting}
          onUnlike={(item) => void actions.unlike(item)}
          onRemoveFromWishlist={({ id }) =>
            wishlist.remove(id, wishlistEntries.get(id)?.source ?? 'aura-feed')
          }
        />
      </Suspense>
    </>
  );
}
