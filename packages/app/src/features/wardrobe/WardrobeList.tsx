import type { Item } from '@aura/domain/entities';
import { categoryCounts, seasonsOf, wardrobeView } from '@aura/domain/rules/wardrobe';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { FilterStrip } from '@aura/ui/wardrobe/FilterStrip';
import { ItemGrid, type ItemGridProps } from '@aura/ui/wardrobe/ItemGrid';
import { NoResults } from '@aura/ui/wardrobe/NoResults';
import { SearchAndSort } from '@aura/ui/wardrobe/SearchAndSort';
import { SeasonFilter } from '@aura/ui/wardrobe/SeasonFilter';
import { useDeferredValue } from 'react';
import { useQueryParams } from '../../shared/use-query-params.ts';
import { useSearchText } from './use-search-text.ts';
import {
  readWardrobeSearchParams,
  withCategory,
  withItem,
  withQuery,
  withSeason,
  withSort,
} from './wardrobe-search-params.ts';

interface WardrobeListProps {
  /** All items of the list, at least one. */
  readonly items: readonly Item[];
  /** Items that could not be loaded; shown only while no filter hides items. */
  readonly unavailableIds?: readonly string[] | undefined;
  readonly actions: NonNullable<ItemGridProps['actions']>;
  readonly noteOf?: ItemGridProps['noteOf'];
}

/** A list of the wardrobe, filtered and sorted by the query parameters. */
export function WardrobeList({ items, unavailableIds, actions, noteOf }: WardrobeListProps) {
  const [params, changeParams] = useQueryParams();
  const address = readWardrobeSearchParams(params);
  const { category, season, sort } = address;
  const [query, setQuery] = useSearchText(address.query, (text) =>
    changeParams((now) => withQuery(now, text), { replace: true }),
  );
  // Typing stays responsive while a long list is filtered and rendered.
  const searched = useDeferredValue(query);
  const shown = wardrobeView(items, { category, season, query: searched, sort });
  const choose = (next: typeof category) => changeParams((now) => withCategory(now, next), { replace: true });
  const chooseSeason = (next: typeof season) =>
    changeParams((now) => withSeason(now, next), { replace: true });
  const leaveNothing = (change: () => void) => {
    // The pressed button unmounts with the message.
    focusPageHeading();
    change();
  };
  return (
    <>
      <FilterStrip
        counts={categoryCounts(items)}
        total={items.length}
        value={category}
        onValueChange={choose}
        shownCount={shown.length}
        filters={<SeasonFilter seasons={seasonsOf(items)} value={season} onValueChange={chooseSeason} />}
      >
        <SearchAndSort
          query={query}
          onQueryChange={setQuery}
          sort={sort}
          onSortChange={(next) => changeParams((now) => withSort(now, next), { replace: true })}
        />
      </FilterStrip>
      {shown.length > 0 ? (
        <ItemGrid
          items={shown}
          unavailableIds={shown.length === items.length ? unavailableIds : undefined}
          actions={actions}
          noteOf={noteOf}
          hrefOf={({ id }) => `?${withItem(withQuery(params, searched), id)}`}
        />
      ) : (
        <NoResults
          category={category}
          season={season}
          query={query}
          onShowAll={() => leaveNothing(() => choose(null))}
          onShowAllSeasons={() => leaveNothing(() => chooseSeason(null))}
          onClearSearch={() => leaveNothing(() => setQuery(''))}
        />
      )}
    </>
  );
}
