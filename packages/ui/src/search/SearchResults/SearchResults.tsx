import { searchCopy, searchTypeLabels } from '@aura/domain/copy/search';
import { totalText } from '@aura/domain/rules/search-totals';
import { type SearchType, searchTypes } from '@aura/domain/vocabularies/search-types';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface SearchResultsProps {
  /** The results of each type; null for a type without any. */
  readonly results: Readonly<Record<SearchType, ReactNode>>;
  readonly totals: Readonly<Record<SearchType, number>>;
  /** Types that have more results than are shown. */
  readonly hasMore: (type: SearchType) => boolean;
  readonly onSeeAll: (type: SearchType) => void;
  /** Whether the results are of the text before. */
  readonly outdated: boolean;
}

/**
 * The results of all types on one page: people and tags beside posts and items, one below the other on phones. A type
 * without results disappears.
 */
export function SearchResults({ results, totals, hasMore, onSeeAll, outdated }: SearchResultsProps) {
  const section = (type: SearchType) =>
    results[type] !== null && (
      <section key={type} aria-labelledby={`found-${type}`} className="mb-8 tablet:mb-10">
        <div className="flex min-h-target items-baseline gap-2">
          <h2 id={`found-${type}`} className="font-serif text-22 tablet:text-28">
            {searchTypeLabels[type]}
          </h2>
          <span className="text-14 text-muted">{totalText({ [type]: totals[type] })}</span>
          {hasMore(type) && (
            <Button variant="link" size="sm" onClick={() => onSeeAll(type)} className="ms-auto">
              {searchCopy.seeAll}
              <VisuallyHidden> {searchTypeLabels[type]}</VisuallyHidden>
            </Button>
          )}
        </div>
        {results[type]}
      </section>
    );
  const isWide = searchTypes.some((type) => results[type] !== null && (type === 'people' || type === 'tags'));
  return (
    <div
      aria-busy={outdated || undefined}
      className={cn(
        'flex flex-col',
        isWide && 'desktop:grid desktop:grid-cols-[28rem_minmax(0,1fr)] desktop:gap-16',
        outdated && 'text-muted [&_img]:opacity-60',
      )}
    >
      {isWide && (
        <div>
          {section('people')}
          {section('tags')}
        </div>
      )}
      <div>
        {section('posts')}
        {section('items')}
      </div>
    </div>
  );
}
