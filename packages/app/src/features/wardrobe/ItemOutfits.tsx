import { loadedOutfits } from '@aura/api-client/endpoints/outfits';
import { useGetOutfitsWithItemInfiniteQuery } from '@aura/api-client/endpoints/outfits-with-item';
import { itemSectionsCopy } from '@aura/domain/copy/item-sections';
import type { Item } from '@aura/domain/entities';
import { itemOutfitsFirstCount } from '@aura/domain/limits/item-page';
import type { Outfit } from '@aura/domain/outfits';
import { localDay } from '@aura/domain/rules/days';
import { ItemOutfits as ItemOutfitsList } from '@aura/ui/wardrobe/ItemOutfits';
import { useState } from 'react';
import { outfitPaths } from '../../outfit-paths.ts';
import { outfitDeletions } from '../../platform/storage/outfit-deletions.ts';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryErrorBanner } from '../../shared/QueryErrorBanner.tsx';
import { useNewOutfit } from '../../shared/use-new-outfit.ts';
import { useNow } from '../../shared/use-now.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';

interface ItemOutfitsProps {
  /** An own item. */
  readonly item: Item;
}

/** The outfit with the item as the page shows it, which may have changed after the outfit was read. */
const withItem = (outfit: Outfit, item: Item): Outfit => ({
  ...outfit,
  layers: outfit.layers.map((layer) => (layer.itemId === item.id ? { ...layer, item } : layer)),
});

/** The current user's outfits with an item. The section is absent for an item that is in none and cannot be added to one. */
export function ItemOutfits({ item }: ItemOutfitsProps) {
  const uid = useAppSelector(selectIdentity)?.uid ?? '';
  const query = useGetOutfitsWithItemInfiniteQuery(item.id, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const today = localDay(new Date(useNow()));
  const openNewOutfit = useNewOutfit();
  const [isWhole, setWhole] = useState(false);
  const loaded = query.currentData && loadedOutfits(query.currentData.pages);
  // Their deletion was sent as the page before was left.
  const deletedIds = outfitDeletions(uid).read();
  const outfits = loaded?.filter(({ id }) => !deletedIds.includes(id)).map((one) => withItem(one, item));
  const deletedCount = (loaded?.length ?? 0) - (outfits?.length ?? 0);
  const total = Math.max(0, (query.currentData?.pages.at(-1)?.total ?? 0) - deletedCount);
  // The builder offers neither archived garments nor those that an analysis detected.
  const canBeAdded = !item.own?.archived && !item.isDetected;
  if (outfits?.length === 0 && !query.hasNextPage && !canBeAdded) return null;
  return (
    <ItemOutfitsList
      outfits={isWhole ? outfits : outfits?.slice(0, itemOutfitsFirstCount)}
      total={total}
      today={today}
      hrefOf={({ id }) => outfitPaths.outfit(id)}
      onNew={canBeAdded ? () => openNewOutfit([item]) : undefined}
      isWhole={isWhole}
      onShowAll={!isWhole && total > itemOutfitsFirstCount ? () => setWhole(true) : undefined}
      failure={
        query.isError &&
        !query.currentData && <QueryErrorBanner message={itemSectionsCopy.outfitsFailed} query={query} />
      }
      more={isWhole && query.hasNextPage && <MorePages query={query} />}
    />
  );
}
