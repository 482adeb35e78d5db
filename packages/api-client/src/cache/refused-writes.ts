import { createSelector } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import { type ApiError, toApiError } from '../errors.ts';
import type { ApiState } from './state.ts';

/** A write that the server refused because the account is suspended. */
interface RefusedWrite {
  readonly requestId: string;
  readonly error: ApiError;
}

/**
 * The last refused write of which the result is still shown; null without one. Mutations are searched only when one of
 * them has changed, not at each action of the store.
 */
export const lastRefusedWrite = createSelector(
  (state: ApiState) => state[api.reducerPath].mutations,
  (mutations): RefusedWrite | null => {
    const refused = Object.values(mutations).flatMap((mutation) => {
      if (mutation?.status !== 'rejected') return [];
      const error = toApiError(mutation.error);
      return error.code === 'SUSPENDED'
        ? [{ requestId: mutation.requestId, error, at: mutation.startedTimeStamp }]
        : [];
    });
    return refused.toSorted((a, b) => b.at - a.at)[0] ?? null;
  },
);
