import { recentSearchesMaxCount } from '@aura/domain/limits/search';
import { recentSearchesChanged, selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

/** The last searches of this user in this browser, the latest first. */
export function useRecentSearches() {
  const dispatch = useAppDispatch();
  const { recentSearches: searches } = useAppSelector(selectLocalState);
  const others = (search: string) => searches.filter((other) => other !== search);
  return {
    searches,
    /** Puts a search first; earlier ones beyond the limit are removed. */
    remember: (search: string) =>
      void dispatch(recentSearchesChanged([search, ...others(search)].slice(0, recentSearchesMaxCount))),
    remove: (search: string) => void dispatch(recentSearchesChanged(others(search))),
    clear: () => void dispatch(recentSearchesChanged([])),
  };
}
