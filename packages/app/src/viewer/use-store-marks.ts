import { isFavoriteStore } from '@aura/domain/rules/storePosts';
import { selectBrowserData, storeMarked } from '../store/browser-data.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';

/** Which stores are the viewer's favourites, and the mark for one more or less; kept in this browser only. */
export function useStoreMarks() {
  const dispatch = useAppDispatch();
  const { favoriteStores } = useAppSelector(selectBrowserData).shopping;
  return (store: string) => ({
    marked: isFavoriteStore(favoriteStores, store),
    onMarkedChange: (on: boolean) => void dispatch(storeMarked({ key: store, on })),
  });
}
