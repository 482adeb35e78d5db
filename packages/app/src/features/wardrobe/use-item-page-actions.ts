import type { Item } from '@aura/domain/entities';
import type { ItemTab } from '@aura/domain/vocabularies/tabs';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useWishlist } from '../../shared/use-wishlist.ts';
import { selectPaths } from '../../store/navigation.ts';
import { previousPath } from '../../store/navigation-history.ts';
import { useAppSelector } from '../../store/store.ts';
import { useArchive } from './use-archive.ts';
import { useItemActions } from './use-item-actions.ts';
import { useItemMenu } from './use-item-menu.ts';
import { useWardrobeDialogs } from './use-wardrobe-dialogs.ts';

/** The list of the wardrobe whose actions an item has; null for one of another user that is in none. */
function useListOf(email: string, item: Item | undefined): ItemTab | null {
  const wishlist = useWishlist(email);
  if (item === undefined) return null;
  if (item.isOwner) return 'myItems';
  if (wishlist.isInWishlist(item.id)) return 'wishlist';
  return item.liked ? 'likedItems' : null;
}

/** The actions of an item's page and the dialogs that they open. After a deletion the wardrobe is shown, with its filters. */
export function useItemPageActions(email: string, item: Item | undefined) {
  const navigate = useNavigate();
  const before = previousPath(useAppSelector(selectPaths));
  const listPath = before?.split('?')[0] === paths.wardrobe ? before : paths.wardrobe;
  const itemActions = useItemActions(email);
  const dialogs = useWardrobeDialogs();
  const archive = useArchive(email);
  const { entries } = useWishlist(email);
  const list = useListOf(email, item);
  const menu = useItemMenu(list ?? 'likedItems', itemActions, dialogs, archive);
  return {
    actions: list === null ? { onShare: itemActions.share } : menu,
    dialogs,
    itemActions,
    /** Wishlist entries by item id. */
    wishlistEntries: new Map(entries?.map((entry) => [entry.item.id, entry])),
    onDeleted: () => void navigate(listPath, { replace: true }),
  };
}
