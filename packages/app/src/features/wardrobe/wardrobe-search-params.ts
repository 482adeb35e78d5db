import { searchMaxLength } from '@aura/domain/limits/wardrobe';
import { isWardrobeSort, type WardrobeChoice, type WardrobeSort } from '@aura/domain/rules/wardrobe';
import { type Category, isCategory } from '@aura/domain/vocabularies/categories';
import { isSeason, type Season } from '@aura/domain/vocabularies/seasons';
import { type WardrobeTab, wardrobeTabs } from '@aura/domain/vocabularies/tabs';
import { withParam } from '../../shared/use-query-params.ts';

/** State of the wardrobe in the query parameters: tab, filters, and the open item. */
export interface WardrobeSearchParams extends WardrobeChoice {
  readonly tab: WardrobeTab;
  readonly itemId: string | null;
}

const isTab = (value: string): value is WardrobeTab => (wardrobeTabs as readonly string[]).includes(value);

/** Reads the query parameters; unknown values become the defaults. */
export function readWardrobeSearchParams(params: URLSearchParams): WardrobeSearchParams {
  const tab = params.get('tab') ?? '';
  const category = params.get('category') ?? '';
  const season = params.get('season') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    tab: isTab(tab) ? tab : 'myItems',
    category: isCategory(category) ? category : null,
    season: isSeason(season) ? season : null,
    query: (params.get('q') ?? '').slice(0, searchMaxLength),
    sort: isWardrobeSort(sort) ? sort : 'newest',
    itemId: params.get('item') || null,
  };
}

/** Changes the tab and resets category and season (docs/product.md section 2, Wardrobe screen). */
export function withTab(params: URLSearchParams, tab: WardrobeTab): URLSearchParams {
  const unfiltered = withParam(withParam(params, 'category', null), 'season', null);
  return withParam(unfiltered, 'tab', tab === 'myItems' ? null : tab);
}

export const withCategory = (params: URLSearchParams, category: Category | null) =>
  withParam(params, 'category', category);

export const withSeason = (params: URLSearchParams, season: Season | null) =>
  withParam(params, 'season', season);

export const withQuery = (params: URLSearchParams, query: string) => withParam(params, 'q', query);

export const withSort = (params: URLSearchParams, sort: WardrobeSort) =>
  withParam(params, 'sort', sort === 'newest' ? null : sort);

/** Opens the details of an item over the list. */
export const withItem = (params: URLSearchParams, id: string) => withParam(params, 'item', id);

export const withoutItem = (params: URLSearchParams) => withParam(params, 'item', null);
