import type { Item, Post } from '../entities.ts';
import { plainName } from './favorite-stores.ts';

/** Whether a post has an item of a favourite store, or of a similar one. */
export type StoreMatch = (
  post: Pick<Post, 'itemIds'>,
  filter: 'favourite-stores' | 'similar-stores',
) => boolean;

/**
 * Matches posts by the stores of their items (docs/product.md section 2, Feed and post). A store is similar
 * when one of the given items shows that it sells a brand that a favourite store sells too.
 * @param items the items of the loaded posts; other items are not considered
 */
export function storeMatch(favoriteStores: readonly string[], items: readonly Item[]): StoreMatch {
  const favorites = new Set(favoriteStores.map(plainName));
  const inStores = items.filter(({ store }) => store !== '');
  const isFavorite = ({ store }: Item) => favorites.has(plainName(store));
  const brands = new Set(inStores.filter(isFavorite).map(({ brand }) => plainName(brand)));
  brands.delete('');
  const isSimilar = (item: Item) => !isFavorite(item) && brands.has(plainName(item.brand));
  const idsOf = (matches: (item: Item) => boolean) => new Set(inStores.filter(matches).map(({ id }) => id));
  const matching = { 'favourite-stores': idsOf(isFavorite), 'similar-stores': idsOf(isSimilar) };
  return ({ itemIds }, filter) => itemIds.some((id) => matching[filter].has(id));
}
