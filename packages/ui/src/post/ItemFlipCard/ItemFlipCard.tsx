import { itemCopy } from '@aura/domain/copy/items';
import type { Item } from '@aura/domain/entities';
import { colorAndBrand, itemTitle, itemTypeLine } from '@aura/domain/rules/items';
import { Heart, RotateCw, Shirt, Star, Store } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { fromDesktop } from '../../foundations/tokens/screen.ts';
import { imageProps } from '../../images/image-props.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { ItemFactsSide } from './ItemFactsSide.tsx';

export interface ItemFlipCardProps {
  readonly item: Item;
  readonly liked: boolean;
  readonly likeBusy?: boolean;
  readonly onLikedChange: (liked: boolean) => void;
  readonly inWishlist: boolean;
  readonly onInWishlistChange: (wished: boolean) => void;
  /** Whether its store is a favourite; left out where that is of no interest, as it is without a known store. */
  readonly favoriteStore?: {
    readonly marked: boolean;
    readonly onMarkedChange: (marked: boolean) => void;
  };
}

const marked = 'fill-accent text-accent';

/**
 * A garment of a post: its photo on one side, what is known of it on the other; like, wishlist and favourite store
 * below.
 */
export function ItemFlipCard({
  item,
  liked,
  likeBusy = false,
  onLikedChange,
  inWishlist: wished,
  onInWishlistChange: onWishedChange,
  favoriteStore: storeMark,
}: ItemFlipCardProps) {
  const [flipped, setFlipped] = useState(false);
  const title = itemTitle(item);
  const wishLabel = wished ? itemCopy.removeFromWishlist(title) : itemCopy.addToWishlist(title);
  return (
    <article aria-label={title} className="pointer-events-auto flex min-w-0 flex-col">
      <div className="relative aspect-4/5 perspective-distant">
        <div
          className={cn(
            'relative size-full transition-transform transition-flip transform-3d motion-reduce:transition-none',
            flipped && 'rotate-y-180',
          )}
        >
          <div inert={flipped} className="absolute inset-0 backface-hidden">
            <Image
              {...imageProps(item.front)}
              alt={title}
              ratio="fill"
              sizes={`${fromDesktop} 14rem, 45vw`}
              dim
              fallbackIcon={Shirt}
              className="rounded-image"
            />
          </div>
          <div inert={!flipped} className="absolute inset-0 rotate-y-180 backface-hidden">
            <ItemFactsSide item={item} />
          </div>
        </div>
        <button
          type="button"
          aria-pressed={flipped}
          aria-label={itemCopy.showDetails(title)}
          onClick={() => setFlipped(!flipped)}
          className="absolute inset-0 rounded-image"
        >
          <span className="absolute inset-e-3 bottom-3 grid size-8 place-items-center rounded-full bg-surface text-ink shadow-raise">
            <RotateCw aria-hidden className="size-4" />
          </span>
        </button>
      </div>
      <p className="mt-2 truncate font-medium">{itemTypeLine(item)}</p>
      <p className="min-h-5 truncate text-14 text-muted">{colorAndBrand(item)}</p>
      <div className="-ms-3 flex">
        <IconButton
          label={itemCopy.like(title)}
          aria-pressed={liked}
          busy={likeBusy}
          onClick={() => onLikedChange(!liked)}
        >
          <Heart aria-hidden className={cn(liked && marked)} />
        </IconButton>
        <IconButton label={wishLabel} onClick={() => onWishedChange(!wished)}>
          <Star aria-hidden className={cn(wished && marked)} />
        </IconButton>
        {storeMark && item.store !== '' && (
          <IconButton
            label={
              storeMark.marked
                ? itemCopy.removeFromFavoriteStores(item.store)
                : itemCopy.addToFavoriteStores(item.store)
            }
            onClick={() => storeMark.onMarkedChange(!storeMark.marked)}
          >
            <Store aria-hidden className={cn(storeMark.marked && marked)} />
          </IconButton>
        )}
      </div>
    </article>
  );
}
