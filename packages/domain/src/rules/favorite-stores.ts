/** Normalises a name of a store or brand for comparison. */
export const plainName = (name: string) => name.trim().toLowerCase();

/** Whether a store is among the user's favourites, ignoring case and surrounding space. */
export function isFavoriteStore(favoriteStores: readonly string[], store: string): boolean {
  return favoriteStores.some((favorite) => plainName(favorite) === plainName(store));
}

/** The favourite stores with a store at their end, or without it. */
export function withFavoriteStore(favoriteStores: readonly string[], store: string, isIn: boolean): string[] {
  const others = favoriteStores.filter((favorite) => plainName(favorite) !== plainName(store));
  return isIn ? [...others, store.trim()] : others;
}
