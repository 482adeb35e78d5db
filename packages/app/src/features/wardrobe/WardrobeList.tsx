import type { Item } from '@aura/domain/entities';
import type { FacetName } from '@aura/domain/rules/wardrobe-facets';
import { wardrobeView } from '@aura/domain/rules/wardrobe-view';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { FacetBar } from '@aura/ui/wardrobe/FacetBar';
import { FilterStrip } from '@aura/ui/wardrobe/FilterStrip';
import { ItemGrid, type ItemGridProps } from '@aura/ui/wardrobe/ItemGrid';
import { SearchAndSort } from '@aura/ui/wardrobe/SearchAndSort';
import { SelectButton } from '@aura/ui/wardrobe/SelectButton';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { paths } from '../../paths.ts';
import { LazyMorePages } from '../../shared/lazy-more-pages.ts';
import { useQueryParams } from '../../shared/use-query-params.ts';
import { useSearchField } from '../../shared/use-search-field.ts';
import type { FurtherPages } from './further-pages.ts';
import { useGridKeysHint } from './use-grid-keys-hint.ts';
import { useItemSearch } from './use-item-search.ts';
import { useItemSelection } from './use-item-selection.ts';
import {
  cleared,
  readWardrobeSearchParams,
  withArchived,
  withCategory,
  withFacet,
  withQuery,
  withSort,
} from './wardrobe-search-params.ts';

const NoItemsFound = lazyComponent(() => import('./NoItemsFound.tsx'));
const SelectedItems = lazyComponent(() => import('./SelectedItems.tsx'));

const hrefOf = ({ id }: Item) => paths.item(id);

export interface WardrobeListProps {
  /** The loaded items of the list, at least one unless there are further pages. */
  readonly items: readonly Item[];
  readonly further?: FurtherPages | undefined;
  readonly actions: NonNullable<ItemGridProps['actions']>;
  readonly noteOf?: ItemGridProps['noteOf'];
  /** The current user and day when the items are their own: several can be selected, and wears are a filter. */
  readonly owner?: { readonly email: string; readonly today: string } | undefined;
}

/**
 * A list of the wardrobe, filtered and sorted by the query parameters. Numbers, and that nothing was found, are shown when
 * the list is whole.
 */
export function WardrobeList({ items, further, actions, noteOf, owner }: WardrobeListProps) {
  const [params, changeParams] = useQueryParams();
  const address = useMemo(() => readWardrobeSearchParams(params), [params]);
  const { category, facets, sort, archived } = address;
  const today = owner?.today ?? null;
  const {
    text: query,
    change: setQuery,
    leave: leaveSearch,
  } = useSearchField(address.query, (text) => changeParams((now) => withQuery(now, text), { replace: true }));
  // Typing stays responsive while a long list is filtered and rendered.
  const searched = useDeferredValue(query);
  const searchItems = useItemSearch(searched);
  const view = useMemo(
    () => wardrobeView(items, { category, facets, archived, query: searched, sort }, searchItems, today),
    [items, category, facets, archived, searched, sort, searchItems, today],
  );
  const shown = view.items;
  const selection = useItemSelection(shown);
  const showGridKeys = useGridKeysHint();
  const choose = (next: typeof category) => changeParams((now) => withCategory(now, next), { replace: true });
  const chooseFacet = (name: FacetName, value: string | null) =>
    changeParams((now) => withFacet(now, name, value), { replace: true });
  const showArchive = (next: boolean) => changeParams((now) => withArchived(now, next), { replace: true });
  return (
    <>
      <FilterStrip
        counts={view.categories}
        total={view.total}
        value={category}
        onValueChange={choose}
        shownCount={shown.length}
        partial={further !== undefined}
        filters={
          <FacetBar
            options={view.facets}
            values={facets}
            onValueChange={chooseFacet}
            archivedCount={view.archivedCount}
            archived={archived}
            partial={further !== undefined}
            onArchivedChange={showArchive}
          >
            {owner && (shown.length > 0 || selection.isOn) && (
              <SelectButton
                ref={selection.button}
                pressed={selection.isOn}
                onPressedChange={selection.isOn ? selection.end : selection.start}
              />
            )}
          </FacetBar>
        }
      >
        <SearchAndSort
          query={query}
          onQueryChange={setQuery}
          onQueryBlur={leaveSearch}
          sort={sort}
          onSortChange={(next) => changeParams((now) => withSort(now, next), { replace: true })}
        />
      </FilterStrip>
      {owner && (selection.isOn || selection.wasOn) && (
        <Suspense>
          <SelectedItems
            email={owner.email}
            shown={shown}
            further={further}
            archived={archived}
            selection={selection}
          />
        </Suspense>
      )}
      {shown.length > 0 && (
        <ItemGrid
          items={shown}
          actions={actions}
          noteOf={noteOf}
          hrefOf={hrefOf}
          selectedIds={selection.ids}
          onSelect={owner && selection.onSelect}
          onTabIn={shown.length > 1 ? showGridKeys : undefined}
        />
      )}
      {shown.length === 0 && further === undefined && (
        <Suspense>
          <NoItemsFound
            choice={{ category, facets, archived, query }}
            onShowAll={() => choose(null)}
            onFacetClear={(name) => chooseFacet(name, null)}
            onArchiveHide={() => showArchive(false)}
            onSearchClear={() => setQuery('')}
            onAllClear={() => {
              setQuery('');
              changeParams(cleared, { replace: true });
            }}
          />
        </Suspense>
      )}
      <Suspense>
        {further && (
          <LazyMorePages
            query={{
              hasNextPage: false,
              isFetchingNextPage: further.isFetching,
              isFetchNextPageError: further.failed,
              fetchNextPage: further.load,
            }}
          />
        )}
      </Suspense>
    </>
  );
}
