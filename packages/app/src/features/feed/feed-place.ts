import type { Post } from '@aura/domain/entities';

/** A post among those of the feed, and its neighbours. */
export interface FeedPlace {
  /** Null when there is none to show. */
  readonly post: Post | null;
  readonly previous: Post | undefined;
  readonly next: Post | undefined;
  /** From 1. */
  readonly position: number;
}

/** Where the feed stands; a post that is not there any more, or none yet, means the first. */
export function feedPlace(posts: readonly Post[], postId: string | null): FeedPlace {
  const index = Math.max(
    0,
    posts.findIndex((post) => post.id === postId),
  );
  return {
    post: posts[index] ?? null,
    previous: posts[index - 1],
    next: posts[index + 1],
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
