import type { Post } from '@aura/domain/entities';

/** A post among those of the feed, and its neighbours. */
export interface FeedPlace {
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
export function feedPlace(posts: readonly Post[], postId: string | null, lastIndex: number): FeedPlace {
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
