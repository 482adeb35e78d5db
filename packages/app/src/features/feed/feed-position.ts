import type { Post } from '@aura/domain/entities';
import { feedSearchPages } from '@aura/domain/limits/feed';

/** The current post of the feed and its neighbours. */
export interface FeedPosition {
  /** Null when the feed is empty. */
  readonly post: Post | null;
  readonly previous: Post | undefined;
  readonly next: Post | undefined;
  readonly afterNext: Post | undefined;
  /** From 1. */
  readonly position: number;
}

/**
 * Finds the current post of the feed. When it no longer exists, the post at its last index replaces it.
 * @param lastIndex last known index of the current post, from 0
 */
export function feedPosition(posts: readonly Post[], postId: string | null, lastIndex: number): FeedPosition {
  const found = posts.findIndex((post) => post.id === postId);
  const index = found < 0 ? Math.max(0, Math.min(lastIndex, posts.length - 1)) : found;
  return {
    post: posts[index] ?? null,
    previous: posts[index - 1],
    next: posts[index + 1],
    afterNext: posts[index + 2],
    position: index + 1,
  };
}

/**
 * Returns the number of posts in the feed. The server knows the total of the unfiltered feed only, so with
 * filters it is a minimum until all pages are loaded.
 * @param shown number of loaded posts that match the filters
 * @param serverTotal total of the unfiltered feed
 */
export function feedTotal(
  shown: number,
  serverTotal: number,
  { hasNextPage, hasFilters }: { readonly hasNextPage: boolean; readonly hasFilters: boolean },
): { readonly total: number; readonly atLeast: boolean } {
  return {
    total: hasNextPage && !hasFilters ? Math.max(shown, serverTotal) : shown,
    atLeast: hasNextPage && hasFilters,
  };
}

interface NextPageState {
  /** Whether the current post is at or near the end of the loaded posts. */
  readonly isNearEnd: boolean;
  readonly hasNextPage: boolean | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  /** Whether the next page was already requested at this post. */
  readonly wasRequested: boolean;
  /** Number of pages loaded since the last user action. */
  readonly searchedPages: number;
}

/**
 * Decides whether to load the next page. A failed page is requested again from another post or by Next. When
 * the filters match few posts, the search stops after `feedSearchPages` pages
 * (docs/decisions/2026-11-22-feed-paging.md).
 */
export function nextPageStep({
  isNearEnd,
  hasNextPage,
  isFetching,
  isError,
  wasRequested,
  searchedPages,
}: NextPageState): 'idle' | 'fetch' | 'failed' | 'limit-reached' {
  if (!isNearEnd || !hasNextPage || isFetching) return 'idle';
  if (isError && wasRequested) return 'failed';
  return searchedPages < feedSearchPages ? 'fetch' : 'limit-reached';
}
