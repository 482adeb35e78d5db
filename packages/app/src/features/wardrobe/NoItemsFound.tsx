import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { valueLabel } from '@aura/domain/rules/items';
import { type FacetName, facetNames } from '@aura/domain/rules/wardrobe-facets';
import type { WardrobeChoice } from '@aura/domain/rules/wardrobe-view';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { NoResults } from '@aura/ui/wardrobe/NoResults';

interface NoItemsFoundProps {
  readonly choice: Omit<WardrobeChoice, 'sort'>;
  readonly onShowAll: () => void;
  readonly onFacetClear: (name: FacetName) => void;
  readonly onArchiveHide: () => void;
  readonly onSearchClear: () => void;
  readonly onAllClear: () => void;
}

/** Says that filters and search of a list have no results, with the actions that remove them. */
export default function NoItemsFound({ choice, ...actions }: NoItemsFoundProps) {
  const { category, facets, archived, query } = choice;
  const leave = (change: () => void) => () => {
    // The pressed button unmounts with the message.
    focusPageHeading();
    change();
  };
  const used = facetNames.flatMap((name) => {
    const value = facets[name];
    if (value === null) return [];
    const label = wardrobeCopy.facetInUse(wardrobeCopy.facets[name], valueLabel(value));
    return { label, onRemove: leave(() => actions.onFacetClear(name)) };
  });
  const archive = { label: itemCopy.archived, onRemove: leave(actions.onArchiveHide) };
  return (
    <NoResults
      category={category}
      query={query}
      filters={archived ? [...used, archive] : used}
      onShowAll={leave(actions.onShowAll)}
      onClearSearch={leave(actions.onSearchClear)}
      onClearAll={leave(actions.onAllClear)}
    />
  );
}
