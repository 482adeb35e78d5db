import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { useGetPostsInfiniteQuery, wholeFeed } from '@aura/api-client/endpoints/posts';
import { searchCopy } from '@aura/domain/copy/search';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { Skeleton } from '@aura/ui/primitives/Skeleton';
import { ExploreGrid } from '@aura/ui/search/ExploreGrid';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The newest posts, to explore while nothing is searched. */
export function ExplorePosts({ hrefOf }: { readonly hrefOf: (id: string) => string }) {
  const { deletedPostIds } = useAppSelector(selectLocalState);
  const query = useGetPostsInfiniteQuery(wholeFeed);
  const posts = withoutDeleted(loadedPosts(query.data?.pages ?? []), deletedPostIds).filter(
    ({ image }) => image !== null,
  );
  if (posts.length === 0 && query.isError) return <QueryError message={searchCopy.failed} query={query} />;
  if (posts.length === 0 && query.isSuccess && !query.hasNextPage) return null;
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className="mb-3 font-serif text-22 tablet:mb-4 tablet:text-28">
        {searchCopy.explore}
      </h2>
      {query.isLoading ? (
        <div role="status" className="grid grid-cols-2 gap-2.5 tablet:grid-cols-3 desktop:grid-cols-5">
          <span className="sr-only">{searchCopy.loading}</span>
          {placeholders.map((name) => (
            <Skeleton key={name} className="aspect-3/4 w-full rounded-card" />
          ))}
        </div>
      ) : (
        <>
          <ExploreGrid label={searchCopy.explore} posts={posts} hrefOf={hrefOf} />
          <MorePages query={query} />
        </>
      )}
    </section>
  );
}
