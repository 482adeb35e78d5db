import {
  useGetAllUserItemsQuery,
  useGetWardrobePageQuery,
  wardrobeApi,
} from '@aura/api-client/endpoints/wardrobe';
import type { Item } from '@aura/domain/entities';
import { skipToken } from '@reduxjs/toolkit/query';
import { useAppDispatch } from '../store/store.ts';

interface WardrobeState {
  /** The loaded items, newest first; undefined while the first page loads. */
  readonly items: readonly Item[] | undefined;
  /** All items; undefined while some are not loaded. */
  readonly whole: readonly Item[] | undefined;
  /** The items that are not loaded could not be read; those that are loaded stay. */
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** Reads again what could not be read. */
  readonly refetch: () => void;
}

/**
 * The current user's wardrobe. Its further pages are read one after the other as long as a component uses it.
 * @param email the current user's
 */
export function useWardrobe(email: string | typeof skipToken): WardrobeState {
  const dispatch = useAppDispatch();
  const { data, isError, isFetching } = useGetAllUserItemsQuery(email);
  const after = data?.next ?? null;
  const isPart = after !== null && email !== skipToken;
  const page = useGetWardrobePageQuery(isPart ? { email, after } : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const readFirst = () => {
    if (email === skipToken) return;
    // Not a refetch, which would read the whole wardrobe before anything is shown.
    void dispatch(wardrobeApi.endpoints.getAllUserItems.initiate(email, { subscribe: false }));
  };
  return {
    items: data?.items,
    whole: isPart ? undefined : data?.items,
    isError: isPart ? page.isError : isError && data === undefined,
    isFetching: isPart ? page.isFetching : isFetching,
    refetch: isPart ? () => void page.refetch() : readFirst,
  };
}
