import type { Post } from '@aura/domain/entities';
import { feedSearchPages } from '@aura/domain/limits';

/** A post among those of the feed, and its neighbours. */
export interface FeedPosition {
  /** Null when there is none to show. */
  readonly post: Post | null;
  readonly previous: Post | undefined;
  readonly next: Post | undefined;
  readonly afterNext: Post | undefined;
  /** From 1. */
  readonly position: number;
}

/**
 * Where the feed stands: at a post, or where that one stood when it is there no more.
 * @param lastIndex where it stood, from 0
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
 * How many posts the feed has as far as is known.
 * @param serverTotal of everything; it says nothing about a filtered feed
 */
export function feedTotal(shown: number, complete: boolean, serverTotal: number): number {
  return complete ? shown : Math.max(shown, serverTotal);
}

interface LoadedEnd {
  /** The shown post is the last of the loaded ones, or nearly. */
  readonly isNear: boolean;
  readonly hasNextPage: boolean | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  /** The page that failed was asked for from this post. */
  readonly wasTried: boolean;
  /** Pages that came since the person last did something. */
  readonly pagesLooked: number;
}

/**
 * What is to be done where the loaded posts end. A page that failed is asked for again from another post or by Next;
 * a filter that lets little through is not followed through the whole feed
 * (docs/decisions/2026-11-22-end-of-the-loaded-posts.md).
 */
export function nextPageStep({
  isNear,
  hasNextPage,
  isFetching,
  isError,
  wasTried,
  pagesLooked,
}: LoadedEnd): 'rest' | 'fetch' | 'failed' | 'none' {
  if (!isNear || !hasNextPage || isFetching) return 'rest';
  if (isError && wasTried) return 'failed';
  return pagesLooked < feedSearchPages ? 'fetch' : 'none';
}
