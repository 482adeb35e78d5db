/** Normalises a name of a store or brand for comparison. */
export const plainName = (name: string) => name.trim().toLowerCase();

/** Whether a store is one of the user's favourites, ignoring case and surrounding space. */
export function isFavoriteStore(favoriteStores: readonly string[], store: string): boolean {
  return favoriteStores.some((favorite) => plainName(favorite) === plainName(store));
}

/** Adds a store to the end of the favourite stores, or removes it. */
export function withFavoriteStore(favoriteStores: readonly string[], store: string, isIn: boolean): string[] {
  const others = favoriteStores.filter((favorite) => plainName(favorite) !== plainName(store));
  return isIn ? [...others, store.trim()] : others;
}
