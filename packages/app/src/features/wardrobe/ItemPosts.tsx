import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { useGetPostsWithItemInfiniteQuery } from '@aura/api-client/endpoints/posts-with-item';
import { itemSectionsCopy } from '@aura/domain/copy/item-sections';
import { itemPostsFirstCount } from '@aura/domain/limits/item-page';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { ItemPosts as ItemPostsList } from '@aura/ui/wardrobe/ItemPosts';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryErrorBanner } from '../../shared/QueryErrorBanner.tsx';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';

interface ItemPostsProps {
  /** The id of an own item. */
  readonly itemId: string;
}

/** The current user's posts that show an item. The section is absent when there are none. */
export function ItemPosts({ itemId }: ItemPostsProps) {
  const { deletedPostIds } = useAppSelector(selectLocalState);
  const query = useGetPostsWithItemInfiniteQuery(itemId, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const [isWhole, setWhole] = useState(false);
  const loaded = query.currentData && loadedPosts(query.currentData.pages);
  const posts = loaded && withoutDeleted(loaded, deletedPostIds);
  const deletedCount = (loaded?.length ?? 0) - (posts?.length ?? 0);
  const total = Math.max(0, (query.currentData?.pages.at(-1)?.total ?? 0) - deletedCount);
  if (posts?.length === 0 && !query.hasNextPage) return null;
  return (
    <ItemPostsList
      posts={isWhole ? posts : posts?.slice(0, itemPostsFirstCount)}
      total={total}
      postHref={paths.post}
      onShowAll={!isWhole && total > itemPostsFirstCount ? () => setWhole(true) : undefined}
      failure={
        query.isError &&
        !query.currentData && <QueryErrorBanner message={itemSectionsCopy.postsFailed} query={query} />
      }
      more={isWhole && query.hasNextPage && <MorePages query={query} />}
    />
  );
}
