import type { Item } from '@aura/domain/entities';
import { ItemOutfits } from './ItemOutfits.tsx';
import { ItemPosts } from './ItemPosts.tsx';
import { WornByOthers } from './WornByOthers.tsx';

/** Changes with the facts by which posts with something like the item are found. */
const matchKey = ({ id, category, subcategory, color }: Item) => [id, category, subcategory, color].join();

interface ItemSectionsProps {
  /** An own item. */
  readonly item: Item;
}

/** What an own item is part of. Loaded after the item, as the item's own facts come first. */
export default function ItemSections({ item }: ItemSectionsProps) {
  return (
    <>
      <div className="wide:grid wide:grid-cols-6 wide:gap-x-12">
        <ItemOutfits item={item} />
        <ItemPosts itemId={item.id} />
      </div>
      <WornByOthers key={matchKey(item)} item={item} />
    </>
  );
}
