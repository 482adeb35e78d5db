import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { loadChunk } from '@aura/ui/foundations/load-chunk';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useState } from 'react';
import { absoluteUrl, paths } from '../../paths.ts';
import { useShareLink } from '../../shared/use-share-link.ts';
import { useAppDispatch } from '../../store/store.ts';

/** Loads the calls when the first one is made. */
async function itemCalls() {
  const { itemActionsApi } = await loadChunk(() => import('@aura/api-client/endpoints/item-actions'));
  return itemActionsApi.endpoints;
}

/** Actions on items of the wardrobe, with their messages (docs/product.md section 2, Wardrobe). */
export function useItemActions(email: string) {
  const toast = useToast();
  const shareLink = useShareLink();
  const dispatch = useAppDispatch();
  const [isDeleting, setDeleting] = useState(false);
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());

  const alert = (text: string) => toast.show({ tone: 'alert', text });
  const hide = (id: string) => setHiddenIds((before) => new Set([...before, id]));
  const unhide = (id: string) =>
    setHiddenIds((before) => new Set([...before].filter((other) => other !== id)));

  /** Stable between renders, so that long lists do not render again. */
  const share = useCallback(
    (item: Item) => {
      // The address that is shared; it leads to the item's page.
      const url = absoluteUrl(`${paths.wardrobe}?item=${encodeURIComponent(item.id)}`);
      void shareLink({ title: wardrobeCopy.shareTitle(itemTitle(item)), url });
    },
    [shareLink],
  );

  const { show: showToast } = toast;
  /** Stable, like `share`. */
  const showCutout = useCallback(
    (item: Item, shown: boolean) => {
      itemCalls()
        .then(({ showCutout: call }) =>
          dispatch(call.initiate({ itemId: item.id, shown }, { track: false })).unwrap(),
        )
        .catch(() => showToast({ tone: 'alert', text: wardrobeCopy.showCutoutFailed }));
    },
    [dispatch, showToast],
  );

  return {
    /** Items removed from their list before the server has confirmed. */
    hiddenIds,
    deleting: isDeleting,
    share,
    showCutout,
    /** @returns whether the item was deleted */
    remove: async (item: Item): Promise<boolean> => {
      setDeleting(true);
      try {
        const { deleteItem } = await itemCalls();
        const ref = { email, itemId: item.id };
        await dispatch(deleteItem.initiate(ref, { track: false })).unwrap();
        toast.show({ tone: 'status', text: wardrobeCopy.deleted });
        return true;
      } catch {
        alert(wardrobeCopy.deleteFailed);
        return false;
      } finally {
        setDeleting(false);
      }
    },
    unlike: async (item: Item) => {
      hide(item.id);
      try {
        const { removeItemLike } = await itemCalls();
        await dispatch(removeItemLike.initiate({ email, itemId: item.id }, { track: false })).unwrap();
      } catch {
        alert(wardrobeCopy.unlikeFailed);
      }
      unhide(item.id);
    },
  };
}
