import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import { createViewerStatement } from '../../db/prepared-statements.ts';
import { images, items, postItems, posts, users } from '../../db/schema.ts';
import { imageColumns } from '../images/images.repository.ts';
import { isLikedBy } from '../likes/liked-by.repository.ts';
import { authorColumns } from '../profiles/author.repository.ts';
import { lockUser } from '../profiles/profiles.repository.ts';
import { ofOwner, postVisibleTo, type ViewerId } from '../visibility/visibility.repository.ts';
import { visibleCommentCount } from './comment-counts.repository.ts';

/** The ids of a post's items by position, for a select from `posts`. */
const linkedItemIds = sql<string[]>`array(select ${postItems.itemId} from ${postItems}
  where ${postItems.postId} = ${posts.id} order by ${postItems.position})`;

/** The columns of a post, its author and its image, for a select that joins all three. */
export const postColumns = (viewerId: ViewerId | null) => ({
  id: posts.id,
  caption: posts.caption,
  imageAlt: posts.imageAlt,
  tags: posts.tags,
  location: posts.location,
  likeCount: posts.likeCount,
  liked: isLikedBy(viewerId, 'post'),
  commentCount: visibleCommentCount(viewerId),
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
  itemIds: linkedItemIds,
  author: authorColumns(viewerId),
  privacy: users.postPrivacy,
  image: imageColumns(images),
});

export type PostRow = Awaited<ReturnType<typeof findPosts>>[number];
export type PostValues = typeof posts.$inferInsert;

const findPostsStatement = createViewerStatement((db, viewerId) =>
  db
    .select(postColumns(viewerId))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .leftJoin(images, eq(images.id, posts.imageId))
    .where(and(anyOf(posts.id, sql.placeholder('ids')), ofOwner(postVisibleTo(viewerId), posts.ownerId)))
    .prepare(''),
);

/** The posts with these ids that the viewer may see, unordered. */
export function findPosts(db: Database, ids: readonly string[], viewerId: string | null) {
  return findPostsStatement(db, viewerId).execute({ ids, viewerId });
}

/** What a post shows that its author can hide or change, of the posts with these ids that the viewer may see. */
export function findHideable(db: Database, ids: readonly string[], viewerId: string | null) {
  return db
    .select({ id: posts.id, author: authorColumns(viewerId), privacy: users.postPrivacy })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(inArray(posts.id, [...ids]), ofOwner(postVisibleTo(viewerId), posts.ownerId)));
}

/** The owner of a post; undefined when the viewer may not see it. */
export async function findVisibleOwner(
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<string | undefined> {
  const [row] = await db
    .select({ ownerId: posts.ownerId })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.id, id), postVisibleTo(viewerId)));
  return row?.ownerId;
}

/** Whether the post exists and the viewer may see it. */
export async function isPostVisible(db: Database, id: string, viewerId: string | null): Promise<boolean> {
  return (await findVisibleOwner(db, id, viewerId)) !== undefined;
}

export async function insertPost(db: Database, values: PostValues): Promise<void> {
  await db.insert(posts).values(values);
}

/**
 * Links items to a new post in the order of `itemIds`.
 * @returns false when an item does not belong to the owner; the caller must roll back
 */
export async function linkItems(
  db: Database,
  postId: string,
  itemIds: readonly string[],
  ownerId: string,
): Promise<boolean> {
  if (itemIds.length === 0) return true;
  const owned = await db
    .update(items)
    .set({ posted: true })
    .where(and(inArray(items.id, [...itemIds]), eq(items.ownerId, ownerId)))
    .returning({ id: items.id });
  if (owned.length < itemIds.length) return false;
  await db.insert(postItems).values(itemIds.map((itemId, position) => ({ postId, itemId, position })));
  return true;
}

/**
 * Marks detected items that no post links any more, so that only their owner sees them and the sweep deletes them
 * (docs/decisions/2026-11-27-post-items.md).
 */
async function unpostItems(db: Database, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const links = db.select().from(postItems).where(eq(postItems.itemId, items.id));
  await db
    .update(items)
    .set({ posted: false })
    .where(and(inArray(items.id, [...itemIds]), eq(items.source, 'detected'), notExists(links)));
}

/**
 * Links these items to a post, in their order, instead of those of before.
 * @returns false when an item does not belong to the owner; the caller must roll back
 */
export async function replaceItems(
  db: Database,
  postId: string,
  itemIds: readonly string[],
  ownerId: string,
): Promise<boolean> {
  const before = await db
    .delete(postItems)
    .where(eq(postItems.postId, postId))
    .returning({ id: postItems.itemId });
  const areOwned = await linkItems(db, postId, itemIds, ownerId);
  await unpostItems(
    db,
    before.map(({ id }) => id),
  );
  return areOwned;
}

/**
 * Locks a post and its owner until the transaction ends.
 * @returns its texts, items and time; undefined when the owner has no such post
 */
export async function lockOwnedPost(db: Database, id: string, ownerId: string) {
  await lockUser(db, ownerId);
  const [row] = await db
    .select({
      caption: posts.caption,
      imageAlt: posts.imageAlt,
      tags: posts.tags,
      itemIds: linkedItemIds,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.ownerId, ownerId)))
    .for('update');
  return row;
}

export async function updatePostTexts(
  db: Database,
  id: string,
  texts: Pick<PostValues, 'caption' | 'imageAlt' | 'tags' | 'editedAt'>,
): Promise<void> {
  await db.update(posts).set(texts).where(eq(posts.id, id));
}

/**
 * Deletes a post; its detected items disappear with it. The caller must be in a transaction. The owner is locked first,
 * since a deletion of their items locks the same rows in another order.
 * @returns the image id of the deleted post; undefined when the owner has no such post
 */
export async function deleteOwnedPost(db: Database, id: string, ownerId: string) {
  await lockUser(db, ownerId);
  const [row] = await db
    .delete(posts)
    .where(and(eq(posts.id, id), eq(posts.ownerId, ownerId)))
    .returning({ imageId: posts.imageId, itemIds: linkedItemIds });
  if (row) await unpostItems(db, row.itemIds);
  return row;
}
