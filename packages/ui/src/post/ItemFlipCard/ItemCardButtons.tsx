import { itemCopy } from '@aura/domain/copy/items';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { Heart, Star, Store } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface ItemCardButtonsProps {
  readonly item: Item;
  readonly liked: boolean;
  readonly likeBusy?: boolean;
  readonly onLikedChange: (liked: boolean) => void;
  readonly inWishlist: boolean;
  readonly onInWishlistChange: (inWishlist: boolean) => void;
  /** Props of the favorite toggle of the item's store; undefined when the store is unknown. */
  readonly favoriteStore?: {
    readonly isFavorite: boolean;
    readonly onFavoriteChange: (isFavorite: boolean) => void;
  };
}

const pressedStyle = 'fill-accent text-accent';

/** The buttons of a flip card: like, wishlist and favorite store. */
export function ItemCardButtons({
  item,
  liked,
  likeBusy = false,
  onLikedChange,
  inWishlist,
  onInWishlistChange,
  favoriteStore,
}: ItemCardButtonsProps) {
  const title = itemTitle(item);
  const wishlistLabel = inWishlist ? itemCopy.removeFromWishlist(title) : itemCopy.addToWishlist(title);
  return (
    <div className="-ms-3 flex">
      <IconButton
        label={itemCopy.like(title)}
        aria-pressed={liked}
        busy={likeBusy}
        onClick={onSinglePress(() => onLikedChange(!liked))}
      >
        <Heart aria-hidden className={cn(liked && pressedStyle)} />
      </IconButton>
      <IconButton label={wishlistLabel} onClick={onSinglePress(() => onInWishlistChange(!inWishlist))}>
        <Star aria-hidden className={cn(inWishlist && pressedStyle)} />
      </IconButton>
      {favoriteStore && item.store !== '' && (
        <IconButton
          label={
            favoriteStore.isFavorite
              ? itemCopy.removeFromFavoriteStores(item.store)
              : itemCopy.addToFavoriteStores(item.store)
          }
          onClick={onSinglePress(() => favoriteStore.onFavoriteChange(!favoriteStore.isFavorite))}
        >
          <Store aria-hidden className={cn(favoriteStore.isFavorite && pressedStyle)} />
        </IconButton>
      )}
    </div>
  );
}
