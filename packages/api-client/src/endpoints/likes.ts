import type { Item, Post } from '@aura/domain/entities';
import { api, LIKED } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import { patchOwnProfile } from '../cache/profiles.ts';
import { patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toItem } from '../contract/item-mappers.ts';
import { likeCalls } from '../contract/likes.ts';
import { toPost } from '../contract/mappers.ts';
import { distinct, loadedPosts } from './loaded-pages.ts';
import { type After, pagesByNext } from './next-pages.ts';

interface LikedPostsPage {
  readonly posts: readonly Post[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

interface LikedItemsPage {
  readonly items: readonly Item[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** The distinct items of the loaded pages, in their order. */
export const loadedItems = (pages: readonly LikedItemsPage[]): Item[] =>
  distinct(pages.flatMap(({ items }) => items));

/** Queries of what people like, in pages, most recently liked first (docs/product.md section 7). */
export const likesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The posts that a person likes, by their username. */
    getLikedPosts: build.infiniteQuery<LikedPostsPage, string, After>({
      infiniteQueryOptions: pagesByNext,
      query: ({ queryArg: username, pageParam: after }) =>
        callOf(likeCalls.getLikedPosts, { username, after }),
      transformResponse: ({ posts, next }: ResponseOf<typeof likeCalls.getLikedPosts>, meta) => ({
        posts: posts.map((post) => toPost(post, rootOf(meta))),
        next,
      }),
      providesTags: (data) => [
        { type: 'Post', id: LIKED },
        ...loadedPosts(data?.pages ?? []).map(({ id }) => ({ type: 'Post' as const, id })),
      ],
    }),
    /** The items that the current user likes, by their email. */
    getLikedItems: build.infiniteQuery<LikedItemsPage, string, After>({
      infiniteQueryOptions: pagesByNext,
      query: ({ pageParam: after }) => callOf(likeCalls.getLikedItems, { after }),
      transformResponse: ({ items, next }: ResponseOf<typeof likeCalls.getLikedItems>, meta) => ({
        items: items.map((item) => toItem(item, rootOf(meta))),
        next,
      }),
      // The profile counts the items that their owners hide now, too.
      onQueryStarted: patchAfterSuccess(({ pages }, email) =>
        pages.at(-1)?.next === null
          ? [patchOwnProfile(email, () => ({ likedItemCount: loadedItems(pages).length }))]
          : [],
      ),
      providesTags: (data) => [
        { type: 'Item', id: LIKED },
        ...loadedItems(data?.pages ?? []).map(({ id }) => ({ type: 'Item' as const, id })),
      ],
    }),
  }),
});

export const { useGetLikedPostsInfiniteQuery, useGetLikedItemsInfiniteQuery } = likesApi;
