import type { ItemTab } from '@aura/domain/vocabularies/tabs';
import type { ItemGridProps } from '@aura/ui/wardrobe/ItemGrid';
import { useMemo } from 'react';
import type { useArchive } from './use-archive.ts';
import type { useItemActions } from './use-item-actions.ts';
import type { WardrobeDialogsState } from './use-wardrobe-dialogs.ts';

/**
 * The actions in the menus of a list's items (docs/product.md section 6). Memoized, so that a long list does not render
 * again with its route.
 */
export function useItemMenu(
  tab: ItemTab,
  {
    share: onShare,
    showCutout: onShowCutout,
  }: Pick<ReturnType<typeof useItemActions>, 'share' | 'showCutout'>,
  { upload, edit, cutout, confirmation }: WardrobeDialogsState,
  archive: ReturnType<typeof useArchive>,
): NonNullable<ItemGridProps['actions']> {
  const { show: openUpload } = upload;
  const { show: onEdit } = edit;
  const { show: onEditCutout } = cutout;
  const { show: confirm } = confirmation;
  return useMemo(() => {
    if (tab === 'myItems') {
      return {
        onEdit,
        onShare,
        onShowCutout,
        onEditCutout,
        onArchive: (item) => void archive([item], !item.own?.archived),
        onDelete: (item) => confirm({ action: 'delete', item }),
      };
    }
    if (tab === 'likedItems') {
      return { onShare, onUnlike: (item) => confirm({ action: 'unlike', item }) };
    }
    return {
      onAddToWardrobe: ({ front, ...facts }) => openUpload({ facts, frontUrl: front?.src ?? null }),
      onShare,
      onRemoveFromWishlist: (item) => confirm({ action: 'removeFromWishlist', item }),
    };
  }, [tab, onShare, onShowCutout, onEdit, onEditCutout, openUpload, confirm, archive]);
}
