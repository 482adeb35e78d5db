import type { Post } from '../entities.ts';

/** The posts without those deleted in this browser (docs/product.md section 3). */
export function withoutDeleted<P extends Pick<Post, 'id'>>(
  posts: readonly P[],
  deletedIds: readonly string[],
): P[] {
  const deleted = new Set(deletedIds);
  return posts.filter((post) => !deleted.has(post.id));
}

/** Adds or removes an id; returns the same list when nothing changes. */
export function withId(ids: readonly string[], id: string, isIn: boolean): readonly string[] {
  if (ids.includes(id) === isIn) return ids;
  return isIn ? [...ids, id] : ids.filter((other) => other !== id);
}
