import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api.ts';

/** The part of the store that the api owns. */
export type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];

/** A change of cached data. */
export type CachePatch = ThunkAction<void, ApiState, unknown, UnknownAction>;

/** Every cached read that contains the post or item. */
export function readsOf(state: ApiState, type: 'Post' | 'Item', id: string) {
  return api.util.selectInvalidatedBy(state, [{ type, id }]);
}
