import type { LikeTarget } from '@aura/domain/vocabularies/like-targets';
import { type SQL, sql } from 'drizzle-orm';
import { commentLikes, itemLikes, postLikes } from '../../db/likes-schema.ts';
import { comments, items, posts } from '../../db/schema.ts';
import type { ViewerId } from '../visibility/visibility.repository.ts';

const tables = {
  post: { likes: postLikes, likedId: postLikes.postId, id: posts.id },
  item: { likes: itemLikes, likedId: itemLikes.itemId, id: items.id },
  comment: { likes: commentLikes, likedId: commentLikes.commentId, id: comments.id },
} as const;

/** Whether the viewer likes the post, item or comment of each row; false for a viewer without a profile. */
export function isLikedBy(viewerId: ViewerId | null, target: LikeTarget): SQL<boolean> {
  if (viewerId === null) return sql<boolean>`false`;
  const { likes, likedId, id } = tables[target];
  return sql<boolean>`exists (select 1 from ${likes} where ${likedId} = ${id} and ${likes.userId} = ${viewerId})`;
}
