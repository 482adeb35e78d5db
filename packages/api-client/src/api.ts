import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** The tag id of a resource's lists. */
export const LIST = 'LIST';

/** The one api; each resource's endpoints are injected into it by `endpoints/<resource>`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Post', 'Item', 'Wishlist', 'Profile'],
  endpoints: () => ({}),
});

type Tag = 'Post' | 'Item' | 'Wishlist' | 'Profile';

/** The tags of a list: the list's tag and one per element. */
export function listTags<T extends Tag>(type: T, ids: readonly string[]) {
  return [{ type, id: LIST }, ...ids.map((id) => ({ type, id }))];
}
