import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { CategoryCount } from '@aura/domain/rules/wardrobe';
import type { Category } from '@aura/domain/vocabularies/categories';
import { type ReactNode, useEffect, useRef } from 'react';
import { revealInStrip } from '../../foundations/reveal-in-strip.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChipGroup } from '../../primitives/ChipGroup/ChipGroup.tsx';

export interface FilterStripProps {
  /** The categories that the list has, each with its count. */
  readonly counts: readonly CategoryCount[];
  /** Items of all categories together. */
  readonly total: number;
  /** Null: all categories. */
  readonly value: Category | null;
  readonly onValueChange: (category: Category | null) => void;
  /** Items in view, which a search may have narrowed. */
  readonly shown: number;
  /** Stands beside the chips, for example search and sort. */
  readonly children?: ReactNode;
}

const all = 'all';

/** Chooses a category, and says how many items are in view (docs/product.md section 2, Wardrobe screen). */
export function FilterStrip({ counts, total, value, onValueChange, shown, children }: FilterStripProps) {
  const options = [
    { value: all, label: wardrobeCopy.allCategories, count: total },
    ...counts.map(({ category, count }) => ({ value: category, label: category, count })),
  ] as const;
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = chips.current?.querySelector(`label:has([value="${value ?? all}"])`);
    if (chips.current && chosen) revealInStrip(chips.current, chosen);
  }, [value]);
  const choose = (next: Category | typeof all) => onValueChange(next === all ? null : next);
  const showAll = () => {
    // The button is about to go; the focus goes on at the chip that takes its place.
    chips.current?.querySelector<HTMLElement>(`[value="${all}"]`)?.focus();
    onValueChange(null);
  };
  return (
    <div className="pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
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
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-14 text-muted">
          {wardrobeCopy.showingItems(shown, value ?? wardrobeCopy.allCategories)}
        </p>
        {value !== null && (
          <Button variant="link" size="sm" onClick={showAll}>
            {wardrobeCopy.showAllCategories}
          </Button>
        )}
      </div>
    </div>
  );
}
