import { searchMaxLength, type WardrobeTab, wardrobeTabs } from '@aura/domain/limits';
import { isWardrobeSort, type WardrobeChoice, type WardrobeSort } from '@aura/domain/rules/wardrobe';
import { type Category, isCategory } from '@aura/domain/vocabularies/categories';
import { withParam } from '../../page/use-address-query.ts';

/** What the wardrobe's address says: the list, what is chosen of it, and an item that a shared link opens. */
export interface WardrobeAddress extends WardrobeChoice {
  readonly tab: WardrobeTab;
  readonly itemId: string | null;
}

const isTab = (value: string): value is WardrobeTab => (wardrobeTabs as readonly string[]).includes(value);

/** Reads the address; what it does not know counts as not said. */
export function readAddress(params: URLSearchParams): WardrobeAddress {
  const tab = params.get('tab') ?? '';
  const category = params.get('category') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    tab: isTab(tab) ? tab : 'myItems',
    category: isCategory(category) ? category : null,
    query: (params.get('q') ?? '').slice(0, searchMaxLength),
    sort: isWardrobeSort(sort) ? sort : 'newest',
    itemId: params.get('item') || null,
  };
}

/** Another list; the category starts anew (docs/product.md section 2, Wardrobe screen). */
export function withTab(params: URLSearchParams, tab: WardrobeTab): URLSearchParams {
  return withParam(withParam(params, 'tab', tab === 'myItems' ? null : tab), 'category', null);
}

export const withCategory = (params: URLSearchParams, category: Category | null) =>
  withParam(params, 'category', category);

export const withQuery = (params: URLSearchParams, query: string) => withParam(params, 'q', query);

export const withSort = (params: URLSearchParams, sort: WardrobeSort) =>
  withParam(params, 'sort', sort === 'newest' ? null : sort);

/** With an item's card open over the list. */
export const withItem = (params: URLSearchParams, id: string) => withParam(params, 'item', id);

export const withoutItem = (params: URLSearchParams) => withParam(params, 'item', null);
