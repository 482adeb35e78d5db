import { itemSectionsCopy } from '@aura/domain/copy/item-sections';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Outfit } from '@aura/domain/outfits';
import { outfitFact } from '@aura/domain/rules/outfits';
import { fromTablet, fromWide } from '../../foundations/tokens/screen.ts';
import { OutfitCollage } from '../../outfits/OutfitCollage/OutfitCollage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { matStyle } from '../GarmentMat/garment-mat-style.ts';
import { type ItemList, ItemSection } from './ItemSection.tsx';

export interface ItemOutfitsProps extends ItemList {
  /** The outfits with the item; undefined while they load. */
  readonly outfits: readonly Outfit[] | undefined;
  /** The number of all. */
  readonly total: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** URL of the builder with an outfit. */
  readonly hrefOf: (outfit: Outfit) => string;
  /** Starts an outfit with the item; undefined for an item that cannot be added to one. */
  readonly onNew?: (() => void) | undefined;
}

/** A row that scrolls sideways on phones, elsewhere a row of four. */
const rowStyle =
  '-mx-5 -my-2 flex snap-x scroll-px-5 gap-3 overflow-x-auto overscroll-x-contain px-5 py-2 [scrollbar-width:none] tablet:m-0 tablet:grid tablet:grid-cols-4 tablet:gap-x-6 tablet:overflow-visible tablet:p-0 *:w-37 *:shrink-0 *:snap-start tablet:*:w-auto';
const gridStyle = 'grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-4 tablet:gap-x-6';

/** A garment is seldom wider than half of its card. */
const imageSizes = `${fromWide} 7rem, ${fromTablet} 12vw, 5rem`;

const placeholders = ['first', 'second', 'third', 'fourth'];

/** The own outfits with an item, newest first, and the start of a new one (docs/product.md section 2, Wardrobe). */
export function ItemOutfits({
  outfits,
  total,
  today,
  hrefOf,
  onNew,
  onShowAll,
  isWhole = false,
  failure,
  more,
}: ItemOutfitsProps) {
  return (
    <ItemSection
      heading={itemSectionsCopy.outfits}
      count={outfits && total}
      action={
        onNew && (
          <Button variant="link" size="sm" onClick={onNew}>
            {itemSectionsCopy.newOutfit}
          </Button>
        )
      }
      loading={itemSectionsCopy.loadingOutfits}
      entries={outfits?.map((outfit) => (
        <li key={outfit.id} className="min-w-0">
          <OutfitLink outfit={outfit} today={today} href={hrefOf(outfit)} />
        </li>
      ))}
      empty={itemSectionsCopy.noOutfits}
      placeholders={placeholders.map((name) => (
        <div key={name}>
          <div style={matStyle} className="aspect-[4/5] rounded-image" />
          <div className="mt-2 text-16">
            <Skeleton className="inline-block h-3.5 w-2/3 rounded-control" />
          </div>
          <div className="text-14">
            <Skeleton className="inline-block h-3 w-1/2 rounded-control" />
          </div>
        </div>
      ))}
      listClassName={isWhole ? gridStyle : rowStyle}
      showAll={onShowAll && { label: itemSectionsCopy.showAllOutfits(total), onShowAll }}
      failure={failure}
      more={more}
      className="wide:col-span-4"
    />
  );
}

interface OutfitLinkProps extends Pick<ItemOutfitsProps, 'today'> {
  readonly outfit: Outfit;
  readonly href: string;
}

function OutfitLink({ outfit, today, href }: OutfitLinkProps) {
  const { name } = outfit;
  const fact = outfitFact(outfit, today);
  return (
    <>
      <Link href={href} className="block rounded-image" aria-label={outfitsCopy.open(name)}>
        <OutfitCollage layers={outfit.layers} sizes={imageSizes} />
      </Link>
      <h3 dir="auto" className="mt-2 truncate text-16 font-medium" title={name}>
        {name}
      </h3>
      <p className="truncate text-14 text-muted" title={fact}>
        {fact}
      </p>
    </>
  );
}
