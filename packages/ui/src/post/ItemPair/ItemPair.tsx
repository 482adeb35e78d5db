import { matchesCopy } from '@aura/domain/copy/matches';
import type { Item } from '@aura/domain/entities';
import { matchGarments, matchReason } from '@aura/domain/rules/garment-matches';
import { itemTitle } from '@aura/domain/rules/items';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ItemFlipCard, type ItemFlipCardProps } from '../ItemFlipCard/ItemFlipCard.tsx';
import { NoMatch } from './NoMatch.tsx';
import { OwnMatch } from './OwnMatch.tsx';

/** The comparison of a post's items with the current user's wardrobe. */
export interface WardrobeComparison {
  /** Own items by the id of the post's item, the closest first; null while they load. */
  readonly ownItems: Readonly<Record<string, readonly Item[]>> | null;
  /** The own item that is shown for an item of the post; undefined when nothing is close. */
  readonly chosenFor: (itemId: string) => Item | undefined;
  readonly onChoose: (itemId: string, own: Item) => void;
  /** URL of an own item. */
  readonly itemHref: (itemId: string) => string;
}

interface ItemPairProps extends ItemFlipCardProps {
  readonly comparison: WardrobeComparison;
}

function pairName(item: Item, own: Item | undefined): string {
  const title = itemTitle(item);
  const match = own && matchGarments(item, own);
  if (!own || !match) return matchesCopy.pairWithout(title);
  return matchesCopy.pair(title, itemTitle(own), matchReason(match).toLowerCase());
}

/**
 * An item of a post beside the closest own one with the reason, or beside an empty half that offers the wishlist
 * (docs/product.md section 2, Closet bridge). Accessibility: a group whose name says both and the reason.
 */
export function ItemPair({ comparison, ...card }: ItemPairProps) {
  const { item, inWishlist, onInWishlistChange } = card;
  const { ownItems, chosenFor, onChoose, itemHref } = comparison;
  const own = chosenFor(item.id);
  return (
    <fieldset
      aria-label={ownItems ? pairName(item, own) : itemTitle(item)}
      className="grid min-w-0 grid-cols-2 gap-x-0.5"
    >
      <ItemFlipCard {...card} joined />
      {ownItems === null && <Skeleton className="aspect-4/5 w-full rounded-s-mark rounded-e-image" />}
      {ownItems && own && (
        <OwnMatch
          item={item}
          own={own}
          choices={ownItems[item.id] ?? []}
          href={itemHref(own.id)}
          onChoose={(chosen) => onChoose(item.id, chosen)}
        />
      )}
      {ownItems && !own && (
        <NoMatch item={item} inWishlist={inWishlist} onInWishlistChange={onInWishlistChange} />
      )}
    </fieldset>
  );
}
