import { composerCopy } from '@aura/domain/copy/composer';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { Shirt } from 'lucide-react';
import { useDeferredValue } from 'react';
import { fromTablet } from '../../foundations/tokens/screen.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';
import { WardrobeError } from '../../wardrobe/WardrobeError/WardrobeError.tsx';

interface WardrobeChoicesProps {
  /** Undefined while it loads. */
  readonly wardrobe: readonly Item[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** The items of the wardrobe that can be chosen, and those of them that the search finds. */
  readonly offered: readonly Item[];
  readonly found: readonly Item[];
  readonly onChoose: (item: Item) => void;
}

/** Items in the first render; the others are rendered with low priority. */
const firstCount = 24;

/** The items of the wardrobe to choose from, or why there are none. */
export function WardrobeChoices({
  wardrobe,
  failed,
  onRetry,
  offered,
  found,
  onChoose,
}: WardrobeChoicesProps) {
  const renderedCount = useDeferredValue(found.length, firstCount);
  if (failed) return <WardrobeError onTryAgain={onRetry} />;
  if (wardrobe === undefined) {
    return (
      <div className="grid min-h-40 place-items-center">
        <Spinner label={wardrobeCopy.loading} />
      </div>
    );
  }
  if (wardrobe.length === 0) {
    return <EmptyState icon={Shirt} title={wardrobeCopy.emptyHeading} body={wardrobeCopy.emptyBody} />;
  }
  if (offered.length === 0) return <EmptyState icon={Shirt} title={composerCopy.wholeWardrobeAdded} />;
  return (
    <>
      <p role="status" className="text-16 text-muted">
        {found.length === 0 && composerCopy.noItemsFound}
      </p>
      <ul className="grid grid-cols-3 gap-4 tablet:grid-cols-5">
        {found.slice(0, renderedCount).map((item) => (
          <li key={item.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onChoose(item)}
              className="w-full rounded-inner text-start text-14 wrap-anywhere hover:bg-hover"
            >
              <GarmentMat
                item={item}
                alt=""
                sizes={`${fromTablet} 10rem, 30vw`}
                labelled={false}
                className="rounded-inner"
              />
              <span className="mt-1.5 block pb-1">{itemTitle(item)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
