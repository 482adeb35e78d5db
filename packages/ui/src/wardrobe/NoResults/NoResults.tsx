import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Category } from '@aura/domain/vocabularies/categories';
import { X } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';

/** A filter in use beside category and search. */
interface UsedFilter {
  /** Such as "Color: Blue". */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface NoResultsProps {
  /** Null when no category is selected. */
  readonly category: Category | null;
  /** The search text; empty without a search. */
  readonly query: string;
  readonly filters?: readonly UsedFilter[];
  readonly onShowAll: () => void;
  readonly onClearSearch: () => void;
  /** Removes category, search and all filters; offered when more than one is in use. */
  readonly onClearAll: () => void;
}

/** The empty state of a list whose filters or search have no results. Each can be removed, or all at once. */
export function NoResults({
  category,
  query,
  filters = [],
  onShowAll,
  onClearSearch,
  onClearAll,
}: NoResultsProps) {
  const isSearch = query.trim() !== '';
  const usedCount = filters.length + Number(isSearch) + Number(category !== null);
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
          {filters.map(({ label, onRemove }) => (
            <Button
              key={label}
              variant="outline"
              aria-label={wardrobeCopy.removeFilter(label)}
              onClick={onRemove}
            >
              {label}
              <X aria-hidden className="size-4 shrink-0" />
            </Button>
          ))}
          {category !== null && (
            <Button variant="outline" onClick={onShowAll}>
              {wardrobeCopy.showAllCategories}
            </Button>
          )}
          {usedCount > 1 && <Button onClick={onClearAll}>{wardrobeCopy.clearAll}</Button>}
        </>
      }
    />
  );
}
