import { commonCopy } from '@aura/domain/copy/common';
import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { searchMaxLength } from '@aura/domain/limits/wardrobe';
import { searchItems } from '@aura/domain/rules/item-search';
import { layerTitle } from '@aura/domain/rules/outfits';
import { categoryCounts, filterByCategory } from '@aura/domain/rules/wardrobe';
import { isArchived } from '@aura/domain/rules/wardrobe-facets';
import { type Category, isCategory } from '@aura/domain/vocabularies/categories';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { buttonStyle } from '../../foundations/button-style.ts';
import { focusPart } from '../../foundations/focus-part.ts';
import { useLostFocus } from '../../foundations/use-lost-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChipGroup } from '../../primitives/ChipGroup/ChipGroup.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';
import { GarmentTile } from './GarmentTile.tsx';
import { useStableChoice } from './use-stable-choice.ts';

/** The wardrobe or the wishlist. */
export interface GarmentSource {
  /** Undefined while they load, and when they could not be read. */
  readonly items: readonly Item[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The garments of the current user that outfits can contain. */
export interface Garments {
  readonly mine: GarmentSource;
  readonly wished: GarmentSource;
  /** URL of the form that adds garments to the wardrobe. */
  readonly addItemsHref: string;
}

export interface GarmentDrawerProps {
  readonly garments: Garments;
  readonly builder: OutfitBuilderState;
}

const sources = ['mine', 'wished'] as const;
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
/** Garments in the first render; the others are rendered with low priority. */
const firstCount = 24;

/** The garments to add, own and wished, by search and category. */
export function GarmentDrawer({ garments, builder }: GarmentDrawerProps) {
  const { layers, swapped, isFull, startSwap } = builder;
  const [source, setSource] = useState<(typeof sources)[number]>('mine');
  const [query, setQuery] = useState('');
  const [chosen, setCategory] = useState<Category | null>(null);
  // A garment is replaced by one of its category.
  const category = swapped?.item?.category || chosen;
  const searched = useDeferredValue(query);
  const listedIn = (name: typeof source) => garments[name].items?.filter((item) => !isArchived(item));
  const all = listedIn(source);
  const found = searchItems(filterByCategory(all ?? [], category), searched);
  const renderedCount = useDeferredValue(found.length, firstCount);
  const addedIds = new Set(layers.map(({ itemId }) => itemId));
  const choose = useStableChoice(builder.choose);
  const categories = [
    { value: '', label: outfitBuilderCopy.all },
    ...categoryCounts(all ?? []).map(({ category: value }) => ({ value, label: value })),
  ];
  const hasFailed = all === undefined && garments[source].failed;
  const drawer = useLostFocus<HTMLElement>(hasFailed);
  const cancelSwap = () => {
    // The button unmounts.
    focusPart(drawer.current);
    startSwap(null);
  };
  return (
    <section
      ref={drawer}
      aria-label={outfitBuilderCopy.drawer}
      className="flex min-w-0 flex-col gap-3 outline-none"
    >
      {swapped && (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-14 font-medium wrap-anywhere">
            {outfitBuilderCopy.swapHeading(layerTitle(swapped))}
          </p>
          <Button variant="outline" size="sm" onClick={cancelSwap}>
            {commonCopy.cancel}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedToggle
          label={outfitBuilderCopy.source}
          segments={sources.map((value) => ({
            value,
            label: outfitBuilderCopy[value],
            count: listedIn(value)?.length,
          }))}
          value={source}
          onValueChange={setSource}
        />
        <TextField
          type="search"
          label={outfitBuilderCopy.searchLabel}
          hideLabel
          value={query}
          maxLength={searchMaxLength}
          onChange={({ target }) => setQuery(target.value)}
          leading={<Search aria-hidden className="size-5 shrink-0" />}
          className="min-w-32 flex-1"
          boxClassName="rounded-full"
        />
      </div>
      {categories.length > 1 && !swapped && (
        <ChipGroup
          label={outfitBuilderCopy.category}
          options={categories}
          value={chosen ?? ''}
          onValueChange={(value) => setCategory(isCategory(value) ? value : null)}
        />
      )}
      <p
        role="alert"
        className="sticky top-2 z-raised rounded-control bg-danger-wash px-4 py-3 text-14 text-danger empty:hidden"
      >
        {isFull && outfitBuilderCopy.tooMany}
      </p>
      {hasFailed && (
        <ErrorState
          message={outfitBuilderCopy.garmentsFailed}
          retryLabel={commonCopy.tryAgain}
          onRetry={garments[source].onRetry}
        />
      )}
      <ul className="grid grid-cols-4 gap-2 tablet:grid-cols-6 desktop:grid-cols-3 desktop:gap-3">
        {all === undefined &&
          !hasFailed &&
          placeholders.map((key) => (
            <li key={key} aria-hidden>
              <Skeleton className="aspect-square w-full rounded-image" />
            </li>
          ))}
        {found.slice(0, renderedCount).map((item) => (
          <li key={item.id} className="min-w-0">
            <GarmentTile item={item} isAdded={addedIds.has(item.id)} onChoose={choose} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-14 text-muted empty:-mt-3">
        {all &&
          found.length === 0 &&
          (all.length === 0 ? outfitBuilderCopy.noGarments : outfitBuilderCopy.noResults)}
      </p>
      {all?.length === 0 && (
        <Link
          href={garments.addItemsHref}
          className={buttonStyle({ variant: 'outline', size: 'sm', className: 'self-start' })}
        >
          {wardrobeCopy.addItems}
        </Link>
      )}
    </section>
  );
}
