import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** The tag id of the lists of a resource. */
export const LIST = 'LIST';

/** The tag id of what a person likes. */
export const LIKED = 'LIKED';

/** The tag id of the newest notifications and of the number of unread ones. */
export const UNREAD = 'UNREAD';

/** The tag id of the lists of outfits and posts with one item. */
export const WITH_ITEM = 'WITH_ITEM';

/** What the tags of cached reads can name. */
export const tagTypes = ['Post', 'Item', 'Wishlist', 'Profile', 'Notification', 'Outfit'] as const;

/** The RTK Query api of the product; `endpoints/<resource>` inject their endpoints into it. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});

/** The tag of the pages of tags. A post is on those of its tags and of the hashtags in its caption. */
export const pagesOfTags = { type: 'Post' as const, id: 'TAGGED' };

/** The tag of the list of a post's items. */
export const postItems = (postId: string) => ({ type: 'Item' as const, id: `of ${postId}` });

/** The tags of a list: one for the list and one per element. */
export function listTags<T extends (typeof tagTypes)[number]>(type: T, ids: readonly string[]) {
  return [{ type, id: LIST }, ...ids.map((id) => ({ type, id }))];
}
