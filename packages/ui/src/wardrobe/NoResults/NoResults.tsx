import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Category } from '@aura/domain/vocabularies/categories';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';

export interface NoResultsProps {
  /** Null: all categories. */
  readonly category: Category | null;
  /** What was searched for; empty for nothing. */
  readonly query: string;
  readonly onShowAll: () => void;
  readonly onClearSearch: () => void;
}

/** The category or the search has nothing to show. */
export function NoResults({ category, query, onShowAll, onClearSearch }: NoResultsProps) {
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
