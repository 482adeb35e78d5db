import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Category } from '@aura/domain/vocabularies/categories';
import type { Season } from '@aura/domain/vocabularies/seasons';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';

export interface NoResultsProps {
  /** Null when no category is selected. */
  readonly category: Category | null;
  /** Null when no season is selected. */
  readonly season?: Season | null;
  /** The search text; empty without a search. */
  readonly query: string;
  readonly onShowAll: () => void;
  readonly onShowAllSeasons?: () => void;
  readonly onClearSearch: () => void;
}

/** The empty state of a list whose filter or search has no results. */
export function NoResults({
  category,
  season = null,
  query,
  onShowAll,
  onShowAllSeasons,
  onClearSearch,
}: NoResultsProps) {
  const isSearch = query.trim() !== '';
  return (
    <EmptyState
      title={
        isSearch
          ? wardrobeCopy.noSearchResults(query.trim())
          : wardrobeCopy.noItemsFound(category ?? wardrobeCopy.allCategories)
      }
      actions={
        <>
          {isSearch && (
            <Button variant="outline" onClick={onClearSearch}>
              {wardrobeCopy.clearSearch}
            </Button>
          )}
          {season !== null && (
            <Button variant="outline" onClick={onShowAllSeasons}>
              {wardrobeCopy.showAllSeasons}
            </Button>
          )}
          {category !== null && (
            <Button variant="outline" onClick={onShowAll}>
              {wardrobeCopy.showAllCategories}
            </Button>
          )}
        </>
      }
    />
  );
}
