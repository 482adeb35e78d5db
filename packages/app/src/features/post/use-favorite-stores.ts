import { isFavoriteStore, withFavoriteStore } from '@aura/domain/rules/favorite-stores';
import { favoriteStoresChanged, selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

/**
 * The current user's favourite stores, which are stored in this browser only.
 * @returns a function that maps a store's name to the props of its favourite toggle
 */
export function useFavoriteStores() {
  const dispatch = useAppDispatch();
  const { favoriteStores } = useAppSelector(selectLocalState).shopping;
  return (store: string) => ({
    isFavorite: isFavoriteStore(favoriteStores, store),
    onFavoriteChange: (on: boolean) =>
      void dispatch(favoriteStoresChanged(withFavoriteStore(favoriteStores, store, on))),
  });
}
