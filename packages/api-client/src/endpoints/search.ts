import type { FoundPerson, FoundTag, Item, Person, Post } from '@aura/domain/entities';
import { feedCacheSeconds } from '@aura/domain/limits/feed';
import { tagPageSize } from '@aura/domain/limits/search';
import type { SearchType } from '@aura/domain/vocabularies/search-types';
import { api, pagesOfTags } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toItem } from '../contract/item-mappers.ts';
import { toPerson, toPost } from '../contract/mappers.ts';
import { searchCalls } from '../contract/search.ts';
import { type After, pagesByNext } from './next-pages.ts';

/** What is searched, and where. */
interface SearchQuery {
  readonly text: string;
  readonly type: SearchType;
}

/** One page of a search; only the list of its type is filled. */
interface SearchPage {
  readonly people: readonly FoundPerson[];
  readonly posts: readonly Post[];
  readonly tags: readonly FoundTag[];
  readonly items: readonly Item[];
  /** The number of all results, up to a maximum. */
  readonly total: number;
  readonly next: string | null;
}

interface TagPage {
  readonly posts: readonly Post[];
  /** The number of all posts with the tag. */
  readonly total: number;
  /** People whom the current user follows and who use the tag; the first of them, on the first page. */
  readonly people: readonly Person[];
  readonly peopleTotal: number;
  /** Tags that are often used with it; on the first page. */
  readonly related: readonly string[];
  readonly next: string | null;
}

/** The tag of all searches, also of those that find people, which have no tags of their own. */
const searches = { type: 'Post' as const, id: 'SEARCHED' };

/** Queries of searches and tags (docs/product.md section 7). */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.infiniteQuery<SearchPage, SearchQuery, After>({
      infiniteQueryOptions: pagesByNext,
      query: ({ queryArg: { text, type }, pageParam: after }) =>
        callOf(searchCalls.search, { q: text, type, after }),
      transformResponse: (wire: ResponseOf<typeof searchCalls.search>, meta) => ({
        people: wire.people.map((person) => ({ ...toPerson(person, rootOf(meta)), bio: person.profileBio })),
        posts: wire.posts.map((post) => toPost(post, rootOf(meta))),
        tags: wire.tags.map(({ tag, posts }) => ({ tag, postCount: posts })),
        items: wire.items.map((item) => toItem(item, rootOf(meta))),
        total: wire.total,
        next: wire.next,
      }),
      providesTags: (data) => [
        searches,
        ...(data?.pages.flatMap((page) => page.posts) ?? []).map(({ id }) => ({ type: 'Post' as const, id })),
        ...(data?.pages.flatMap((page) => page.items) ?? []).map(({ id }) => ({ type: 'Item' as const, id })),
      ],
    }),
    getTag: build.infiniteQuery<TagPage, string, After>({
      keepUnusedDataFor: feedCacheSeconds,
      infiniteQueryOptions: pagesByNext,
      query: ({ queryArg: tag, pageParam: after }) =>
        callOf(searchCalls.getTag, { tag, limit: tagPageSize, after }),
      transformResponse: (wire: ResponseOf<typeof searchCalls.getTag>, meta) => ({
        posts: wire.posts.map((post) => toPost(post, rootOf(meta))),
        total: wire.total,
        people: wire.people.map((person) => toPerson(person, rootOf(meta))),
        peopleTotal: wire.peopleTotal,
        related: wire.related,
        next: wire.next,
      }),
      providesTags: (data) => [
        pagesOfTags,
        ...(data?.pages.flatMap((page) => page.posts) ?? []).map(({ id }) => ({ type: 'Post' as const, id })),
      ],
    }),
  }),
});

export const { useSearchInfiniteQuery, useGetTagInfiniteQuery } = searchApi;
