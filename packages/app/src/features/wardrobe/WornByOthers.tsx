import { useGetPostsLikeItemInfiniteQuery } from '@aura/api-client/endpoints/matches';
import { matchesCopy } from '@aura/domain/copy/matches';
import type { Item } from '@aura/domain/entities';
import { WornByOthers as WornByOthersList } from '@aura/ui/wardrobe/WornByOthers';
import { paths } from '../../paths.ts';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryErrorBanner } from '../../shared/QueryErrorBanner.tsx';

interface WornByOthersProps {
  /** An own item. */
  readonly item: Item;
}

/** The posts of other people with something like an own item. */
export function WornByOthers({ item }: WornByOthersProps) {
  const query = useGetPostsLikeItemInfiniteQuery(item.id, { refetchOnMountOrArgChange: true });
  const found = query.currentData?.pages.flatMap((page) => page.found);
  const failure = query.isError && found === undefined && (
    <QueryErrorBanner message={matchesCopy.postsFailed} query={query} />
  );
  return (
    <WornByOthersList
      item={item}
      found={found}
      postHref={paths.post}
      failure={failure}
      more={query.hasNextPage && <MorePages query={query} />}
    />
  );
}
