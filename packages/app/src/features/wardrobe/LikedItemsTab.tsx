import { loadedItems, useGetLikedItemsInfiniteQuery } from '@aura/api-client/endpoints/likes';
import type { ItemGridProps } from '@aura/ui/wardrobe/ItemGrid';
import { ItemGridSkeleton } from '@aura/ui/wardrobe/ItemGridSkeleton';
import { WardrobeEmpty } from '@aura/ui/wardrobe/WardrobeEmpty';
import { WardrobeError } from '@aura/ui/wardrobe/WardrobeError';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { useAllPages } from '../../shared/use-all-pages.ts';
import { WardrobeList } from './WardrobeList.tsx';

interface LikedItemsTabProps {
  readonly email: string;
  /** Items whose like is being removed. */
  readonly hiddenIds: ReadonlySet<string>;
  readonly actions: NonNullable<ItemGridProps['actions']>;
  readonly onUpload: () => void;
}

/**
 * The items that the current user likes. All pages are read, one after the other, since filters and search are about the
 * whole list; the newest likes are shown at once.
 */
export default function LikedItemsTab({ email, hiddenIds, actions, onUpload }: LikedItemsTabProps) {
  const query = useGetLikedItemsInfiniteQuery(email);
  const { currentData, isError, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  useAllPages(query);
  const items = useMemo(
    () => currentData && loadedItems(currentData.pages).filter(({ id }) => !hiddenIds.has(id)),
    [currentData, hiddenIds],
  );
  if (items === undefined)
    return isError ? <WardrobeError onTryAgain={() => window.location.reload()} /> : <ItemGridSkeleton />;
  if (items.length === 0 && !hasNextPage)
    return <WardrobeEmpty tab="likedItems" onUpload={onUpload} feedHref={paths.home} />;
  const further = { failed: isFetchNextPageError, isFetching, load: () => void fetchNextPage() };
  return <WardrobeList items={items} further={hasNextPage ? further : undefined} actions={actions} />;
}
