import { itemFactMaxLength, searchMaxLength } from '@aura/domain/limits/wardrobe';
import { notWornValues } from '@aura/domain/rules/not-worn';
import { isWardrobeSort, type WardrobeSort } from '@aura/domain/rules/wardrobe';
import { type FacetName, type Facets, facetNames } from '@aura/domain/rules/wardrobe-facets';
import type { WardrobeChoice } from '@aura/domain/rules/wardrobe-view';
import { type Category, isCategory } from '@aura/domain/vocabularies/categories';
import { isColorFamily } from '@aura/domain/vocabularies/color-families';
import { isSeason } from '@aura/domain/vocabularies/seasons';
import { type WardrobeTab, wardrobeTabs } from '@aura/domain/vocabularies/tabs';
import { addItemsParam } from '../../add-items-path.ts';
import { withParam } from '../../shared/use-query-params.ts';

/** State of the wardrobe in the query parameters: tab, filters, and an item whose page the address leads to. */
export interface WardrobeSearchParams extends WardrobeChoice {
  readonly tab: WardrobeTab;
  readonly itemId: string | null;
  /** What replaces the lists; null for none. */
  readonly view: 'calendar' | 'statistics' | null;
  /** Whether the form for new items opens. */
  readonly addsItems: boolean;
}

const isTab = (value: string): value is WardrobeTab => (wardrobeTabs as readonly string[]).includes(value);

const isFacetValue: Readonly<Record<FacetName, (value: string) => boolean>> = {
  color: isColorFamily,
  season: isSeason,
  type: (value) => value.length <= itemFactMaxLength,
  brand: (value) => value.length <= itemFactMaxLength,
  worn: (value) => notWornValues.includes(value),
};

/** The chosen values; when items were worn is known of own ones only. */
function readFacets(params: URLSearchParams, tab: WardrobeTab): Facets {
  const entries = facetNames.map((name) => {
    const value = params.get(name) ?? '';
    const isOffered = value !== '' && (name !== 'worn' || tab === 'myItems');
    return [name, isOffered && isFacetValue[name](value) ? value : null];
  });
  return Object.fromEntries(entries) as Facets;
}

/** Reads the query parameters; unknown values become the defaults. */
export function readWardrobeSearchParams(params: URLSearchParams): WardrobeSearchParams {
  const tabParam = params.get('tab') ?? '';
  const tab = isTab(tabParam) ? tabParam : 'myItems';
  const category = params.get('category') ?? '';
  const sort = params.get('sort') ?? '';
  const view = params.get('view');
  return {
    tab,
    category: isCategory(category) ? category : null,
    facets: readFacets(params, tab),
    archived: params.has('archived'),
    query: (params.get('q') ?? '').slice(0, searchMaxLength),
    sort: isWardrobeSort(sort) ? sort : 'newest',
    itemId: params.get('item') || null,
    view: view === 'calendar' || view === 'statistics' ? view : null,
    addsItems: params.has(addItemsParam),
  };
}

/** Removes category, facets and archive. */
function withoutFilters(params: URLSearchParams): URLSearchParams {
  const names = ['category', 'archived', ...facetNames];
  return names.reduce((left, name) => withParam(left, name, null), params);
}

/** Changes the tab and resets the filters (docs/product.md section 2, Wardrobe). */
export function withTab(params: URLSearchParams, tab: WardrobeTab): URLSearchParams {
  return withParam(withoutFilters(params), 'tab', tab === 'myItems' ? null : tab);
}

/** Removes every filter and the search. */
export const cleared = (params: URLSearchParams) => withParam(withoutFilters(params), 'q', null);

/** Removes what has opened the form for new items. */
export const withoutAddItems = (params: URLSearchParams) => withParam(params, addItemsParam, null);

export const withCategory = (params: URLSearchParams, category: Category | null) =>
  withParam(params, 'category', category);

export const withFacet = (params: URLSearchParams, name: FacetName, value: string | null) =>
  withParam(params, name, value);

export const withArchived = (params: URLSearchParams, archived: boolean) =>
  withParam(params, 'archived', archived ? '1' : null);

export const withQuery = (params: URLSearchParams, query: string) => withParam(params, 'q', query);

export const withSort = (params: URLSearchParams, sort: WardrobeSort) =>
  withParam(params, 'sort', sort === 'newest' ? null : sort);
