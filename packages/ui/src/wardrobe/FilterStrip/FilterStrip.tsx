import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { CategoryCount } from '@aura/domain/rules/wardrobe';
import type { Category } from '@aura/domain/vocabularies/categories';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { revealInStrip } from '../../foundations/reveal-in-strip.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChipGroup } from '../../primitives/ChipGroup/ChipGroup.tsx';
import { stripStyle } from './strip-style.ts';

export interface FilterStripProps {
  /** The categories of the list with their counts. */
  readonly counts: readonly CategoryCount[];
  /** Number of items in all categories. */
  readonly total: number;
  /** Null selects all categories. */
  readonly value: Category | null;
  readonly onValueChange: (category: Category | null) => void;
  /** Number of items shown after filter and search. */
  readonly shownCount: number;
  /** Whether a part of the list is not loaded, so that the numbers are not final: the categories have none. */
  readonly partial?: boolean;
  /** Controls next to the chips, for example search and sort. */
  readonly children?: ReactNode;
  /** Further filters beside the number of items. */
  readonly filters?: ReactNode;
}

const all = 'all';

/**
 * The category filter of a list, with the number of shown items (docs/product.md section 2, Wardrobe).
 */
export function FilterStrip({
  counts,
  total,
  value,
  onValueChange,
  shownCount,
  partial = false,
  children,
  filters,
}: FilterStripProps) {
  const options = [
    { value: all, label: wardrobeCopy.allCategories, count: partial ? undefined : total },
    ...counts.map(({ category, count }) => ({
      value: category,
      label: category,
      count: partial ? undefined : count,
    })),
  ] as const;
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = chips.current?.querySelector(`label:has([value="${value ?? all}"])`);
    if (chips.current && chosen) revealInStrip(chips.current, chosen);
  }, [value]);
  const showing = partial ? wardrobeCopy.showingItemsSoFar : wardrobeCopy.showingItems;
  const choose = (next: Category | typeof all) => onValueChange(next === all ? null : next);
  const showAll = () => {
    // The button unmounts, so the focus moves to the chip that replaces it.
    chips.current?.querySelector<HTMLElement>(`[value="${all}"]`)?.focus();
    onValueChange(null);
  };
  return (
    <div className="pt-4">
      <div className={stripStyle.controls}>
        <ChipGroup<Category | typeof all>
          ref={chips}
          label={wardrobeCopy.filterLabel}
          options={options}
          value={value ?? all}
          onValueChange={choose}
          className="-mx-1 min-w-0 max-w-full"
        />
        {children}
      </div>
      <div className={cn(stripStyle.summary, filters && stripStyle.withFilters)}>
        <p role="status" className="text-14 text-muted">
          {showing(shownCount, value ?? wardrobeCopy.allCategories)}
        </p>
        <div className={filters ? stripStyle.filters : undefined}>
          {value !== null && (
            <Button variant="link" size="sm" onClick={showAll}>
              {wardrobeCopy.showAllCategories}
            </Button>
          )}
          {filters}
        </div>
      </div>
    </div>
  );
}
