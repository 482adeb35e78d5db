import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import { countWrite } from './current-read.ts';

/** The part of the store that belongs to the api. */
export type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];

/** A change of cached data. */
export type CachePatch = ThunkAction<void, ApiState, unknown, UnknownAction>;

/** Every cached query that contains the post or item. */
export function readsOf(state: ApiState, type: 'Post' | 'Item', id: string) {
  return api.util.selectInvalidatedBy(state, [{ type, id }]);
}

interface MutationLifecycle<Data> {
  readonly dispatch: (patch: CachePatch) => void;
  readonly queryFulfilled: Promise<{ readonly data: Data }>;
}

/**
 * Returns an `onQueryStarted` that changes cached data once the call has succeeded. A failure changes nothing
 * (docs/product.md section 4).
 */
export function patchAfterSuccess<Arg, Data>(patchesOf: (data: Data, arg: Arg) => readonly CachePatch[]) {
  return async (arg: Arg, { dispatch, queryFulfilled }: MutationLifecycle<Data>): Promise<void> => {
    const result = await queryFulfilled.catch(() => null);
    if (result === null) return;
    if (typeof arg === 'object' && arg && 'postId' in arg) countWrite(String(arg.postId));
    for (const patch of patchesOf(result.data, arg)) dispatch(patch);
  };
}
