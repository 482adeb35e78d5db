import type { Item, Post } from '@aura/domain/entities';
import { api } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toItem } from '../contract/item-mappers.ts';
import { toPost } from '../contract/mappers.ts';
import { matchCalls } from '../contract/matches.ts';
import { type After, pagesByNext } from './next-pages.ts';

/** The closest own items to those of a post. */
interface PostMatches {
  readonly hasWardrobe: boolean;
  /** Own items by the id of the post's item, the closest first; empty when nothing is close. */
  readonly ownItems: Readonly<Record<string, readonly Item[]>>;
}

/** A post of another person, and its item that is closest to an own one. */
interface SimilarPost {
  readonly post: Post;
  readonly item: Item;
}

interface SimilarPage {
  readonly found: readonly SimilarPost[];
  readonly next: string | null;
}

/** Comparisons of items (docs/product.md section 7). */
export const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the id of the post. It depends on the whole wardrobe, so that every change of an item is a change of it. */
    matchItems: build.query<PostMatches, string>({
      query: (postId) => callOf(matchCalls.matchItems, { postId }),
      transformResponse: (wire: ResponseOf<typeof matchCalls.matchItems>, meta) => {
        const items = new Map(wire.items.map((item) => [item.id, toItem(item, rootOf(meta))]));
        const ownItems = wire.matches.map(({ itemId, ownItemIds }) => [
          itemId,
          ownItemIds.flatMap((id) => items.get(id) ?? []),
        ]);
        return { hasWardrobe: wire.hasWardrobe, ownItems: Object.fromEntries(ownItems) };
      },
      providesTags: ['Item'],
    }),
    /** By the id of an own item; newest posts first. */
    getPostsLikeItem: build.infiniteQuery<SimilarPage, string, After>({
      infiniteQueryOptions: pagesByNext,
      query: ({ queryArg: itemId, pageParam: after }) =>
        callOf(matchCalls.getPostsLikeItem, { itemId, after }),
      transformResponse: (wire: ResponseOf<typeof matchCalls.getPostsLikeItem>, meta) => ({
        found: wire.found.map(({ post, item }) => ({
          post: toPost(post, rootOf(meta)),
          item: toItem(item, rootOf(meta)),
        })),
        next: wire.next,
      }),
      providesTags: (data, _error, itemId) => [
        { type: 'Item', id: itemId },
        ...(data?.pages.flatMap(({ found }) => found) ?? []).map(({ post }) => ({
          type: 'Post' as const,
          id: post.id,
        })),
      ],
    }),
  }),
});

export const { useMatchItemsQuery, useGetPostsLikeItemInfiniteQuery } = matchesApi;
