import { postItemsCopy } from '@aura/domain/copy/post';
import type { Item } from '@aura/domain/entities';
import { categoryCounts } from '@aura/domain/rules/wardrobe';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { UnavailableItem } from '../../wardrobe/UnavailableItem/UnavailableItem.tsx';
import { ItemFlipCard, type ItemFlipCardProps } from '../ItemFlipCard/ItemFlipCard.tsx';
import { ItemPair } from '../ItemPair/ItemPair.tsx';
import { TapZones, type TapZonesProps } from '../TapZones/TapZones.tsx';
import { ItemsHeader } from './ItemsHeader.tsx';
import { type LookComparison, StickyRecreateLook } from './RecreateLook.tsx';

interface ItemsViewProps extends Pick<TapZonesProps, 'onPostPage' | 'onTap'> {
  /** Null while the items load. */
  readonly items: readonly Item[] | null;
  /** Ids of the post's items, for the heading and the placeholders. */
  readonly itemIds: readonly string[];
  /** The props of an item's card, without the item. */
  readonly cardProps: (item: Item) => Omit<ItemFlipCardProps, 'item'>;
  /** The narrow photo next to the items, shown on desktops. */
  readonly slice?: ReactNode;
  /** Controls next to the heading, for example the arrows. */
  readonly actions?: ReactNode;
  /** Compares the items with the current user's wardrobe; without it they are shown alone. */
  readonly comparison?: LookComparison | undefined;
  /** The small photo beside the heading of compared items, shown on phones and tablets. */
  readonly thumbnail?: ReactNode;
  /** Shown below the heading, for example that there is no wardrobe to compare. */
  readonly notice?: ReactNode;
}

const cardGrid =
  'grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-3 desktop:grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] desktop:gap-x-5';
const pairGrid =
  'grid grid-cols-1 gap-x-6 gap-y-6 tablet:grid-cols-2 desktop:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]';

/** The items of a post (docs/product.md section 2, Feed and post). */
export function ItemsView({
  items,
  itemIds,
  cardProps,
  slice,
  actions,
  comparison,
  thumbnail,
  notice,
  onPostPage,
  onTap,
}: ItemsViewProps) {
  const categories = categoryCounts(items ?? []);
  const missingIds = items ? itemIds.filter((id) => !items.some((item) => item.id === id)) : [];
  const count = items ? items.length + missingIds.length : itemIds.length;
  return (
    <section data-tap-area className="flex h-full gap-10">
      {slice}
      <div className="min-w-0 flex-1 desktop:-m-3 desktop:overflow-y-auto desktop:p-3">
        <div className="relative min-h-full">
          <TapZones view="items" hasItems onPostPage={onPostPage} onTap={onTap} />
          <div className="pointer-events-none relative z-raised flex flex-col gap-4 pb-6">
            <ItemsHeader
              count={count}
              items={items}
              comparison={comparison}
              thumbnail={thumbnail}
              actions={actions}
            />
            {notice && <div className="pointer-events-auto self-start">{notice}</div>}
            {categories.length > 1 && (
              <ul aria-label={postItemsCopy.summaryLabel} className="flex flex-wrap gap-2">
                {categories.map(({ category, count }) => (
                  <li
                    key={category}
                    className="flex h-8 shrink-0 items-center gap-1.5 rounded-full bg-sunken px-3 text-14"
                  >
                    {category} <span className="text-muted">{count}</span>
                  </li>
                ))}
              </ul>
            )}
            {items === null && (
              <p role="status">
                <VisuallyHidden>{postItemsCopy.loading}</VisuallyHidden>
              </p>
            )}
            {count === 0 && <p className="text-muted">{postItemsCopy.empty}</p>}
            <ul className={comparison ? pairGrid : cardGrid}>
              {items === null
                ? itemIds.map((id) => (
                    <li key={id}>
                      <Skeleton
                        className={cn('w-full rounded-image', comparison ? 'aspect-8/5' : 'aspect-4/5')}
                      />
                    </li>
                  ))
                : items.map((item) => (
                    <li key={item.id} className="min-w-0">
                      {comparison ? (
                        <ItemPair item={item} {...cardProps(item)} comparison={comparison} />
                      ) : (
                        <ItemFlipCard item={item} {...cardProps(item)} />
                      )}
                    </li>
                  ))}
              {missingIds.map((id) => (
                <li key={id} className="min-w-0">
                  <UnavailableItem />
                </li>
              ))}
            </ul>
            {comparison?.ownItems && items && items.length > 0 && (
              <StickyRecreateLook onRecreate={comparison.onRecreate} recreating={comparison.recreating} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
