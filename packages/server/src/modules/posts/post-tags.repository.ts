import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { posts } from '../../db/schema.ts';
import { postTags } from '../../db/search-schema.ts';

type TaggedPost = Pick<typeof posts.$inferSelect, 'id' | 'ownerId' | 'createdAt'>;

/**
 * Stores under which tags a post is found, in the transaction that writes the post. Triggers count the posts of a tag.
 * @param tags normalized, each once
 */
export async function replacePostTags(
  tx: Database,
  { id: postId, ownerId, createdAt }: TaggedPost,
  tags: readonly string[],
): Promise<void> {
  const others = tags.length > 0 ? notInArray(postTags.tag, [...tags]) : undefined;
  await tx.delete(postTags).where(and(eq(postTags.postId, postId), others));
  if (tags.length === 0) return;
  await tx
    .insert(postTags)
    .values(tags.map((tag) => ({ postId, tag, ownerId, createdAt })))
    .onConflictDoNothing();
}
