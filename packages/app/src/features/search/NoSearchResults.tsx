import { useSearchInfiniteQuery } from '@aura/api-client/endpoints/search';
import { searchCopy } from '@aura/domain/copy/search';
import { searchPreviewCount } from '@aura/domain/limits/search';
import { TagResults } from '@aura/ui/search/TagResults';
import { paths } from '../../paths.ts';
import { ExplorePosts } from './ExplorePosts.tsx';

interface NoSearchResultsProps {
  readonly query: string;
  readonly onOpen: (search: string) => void;
}

/** A search without results: the tags with most posts, and posts to explore. */
export function NoSearchResults({ query, onOpen }: NoSearchResultsProps) {
  const { data } = useSearchInfiniteQuery({ text: '#', type: 'tags' });
  const tags = data?.pages[0]?.tags.slice(0, searchPreviewCount.tags) ?? [];
  return (
    <>
      <p className="py-6 font-serif text-28 wrap-anywhere">{searchCopy.noResults(query)}</p>
      {tags.length > 0 && (
        <section aria-labelledby="popular-tags" className="max-w-md">
          <h2 id="popular-tags" className="mb-2 font-serif text-22 tablet:text-28">
            {searchCopy.popularTags}
          </h2>
          <TagResults tags={tags} onOpen={onOpen} />
        </section>
      )}
      <ExplorePosts hrefOf={paths.post} />
    </>
  );
}
