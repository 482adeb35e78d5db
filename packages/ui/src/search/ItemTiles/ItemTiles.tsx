import type { Item } from '@aura/domain/entities';
import { itemTitle, knownBrand } from '@aura/domain/rules/items';
import { fromTablet } from '../../foundations/tokens/screen.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';
import { MatchedText } from '../MatchedText.tsx';

interface ItemTilesProps {
  readonly items: readonly Item[];
  readonly hrefOf: (id: string) => string;
  readonly onOpen: () => void;
  readonly text: string;
}

/** Own garments in a search, as in the wardrobe; on phones without visible names. */
export function ItemTiles({ items, hrefOf, onOpen, text }: ItemTilesProps) {
  return (
    <ul className="grid grid-cols-4 gap-2 tablet:gap-4">
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          <Link href={hrefOf(item.id)} onClick={onOpen} className="block rounded-card hover:underline">
            <GarmentMat
              item={item}
              alt=""
              sizes={`${fromTablet} 12rem, 25vw`}
              labelled={false}
              className="rounded-card"
            />
            <span dir="auto" className="mt-2 block truncate text-16 font-medium max-tablet:sr-only">
              <MatchedText text={itemTitle(item)} match={text} />
            </span>
            <span dir="auto" className="block truncate text-14 text-muted max-tablet:hidden">
              {knownBrand(item.brand)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
