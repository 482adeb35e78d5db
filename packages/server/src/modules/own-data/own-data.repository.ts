import { exportPageSize } from '@aura/domain/limits/own-data';
import { pick } from '@aura/domain/utils/pick';
import type { LikeTarget } from '@aura/domain/vocabularies/like-targets';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { commentLikes, favorites, itemLikes, postLikes } from '../../db/likes-schema.ts';
import { outfits } from '../../db/outfits-schema.ts';
import { comments, follows, images, items, postItems, posts, users } from '../../db/schema.ts';
import { afterCursor, type Cursor, newestFirst } from '../../db/time-cursor.ts';
import { wearItems, wears } from '../../db/wears-schema.ts';

/** Reads everything that one person has, in pages, newest first. */

/** The position of a row in its list, by its time or day. */
export type ListCursor = Cursor<Date | string>;

const fronts = alias(images, 'front');
const backs = alias(images, 'back');
const frontCutouts = alias(images, 'front_cutout');
const backCutouts = alias(images, 'back_cutout');

type ImageColumn = 'key' | 'width' | 'height' | 'thumbhash';

/**
 * The columns of an image that an export contains.
 * @param image `images` or an alias of it
 */
const exportedImageColumns = <Source extends Record<ImageColumn, PgColumn>>(image: Source) =>
  pick(image, ['key', 'width', 'height', 'thumbhash']);

/** The columns of a cut-out that an export contains. */
const exportedCutoutColumns = <Source extends Record<ImageColumn | 'left' | 'top', PgColumn>>(
  image: Source,
) => pick(image, ['key', 'width', 'height', 'thumbhash', 'left', 'top']);

export async function findPerson(db: Database, userId: string) {
  const [row] = await db
    .select({ user: users, image: exportedImageColumns(images) })
    .from(users)
    .leftJoin(images, eq(images.id, users.avatarId))
    .where(eq(users.id, userId));
  return row;
}

/** Items with their photos, and with their cut-outs by masks that the owner has drawn. */
export function findItemPage(db: Database, ownerId: string, after: ListCursor | null) {
  const position = { at: items.createdAt, id: items.id };
  return db
    .select({
      item: items,
      front: exportedImageColumns(fronts),
      back: exportedImageColumns(backs),
      frontCutout: exportedCutoutColumns(frontCutouts),
      backCutout: exportedCutoutColumns(backCutouts),
    })
    .from(items)
    .leftJoin(fronts, eq(fronts.id, items.frontImageId))
    .leftJoin(backs, eq(backs.id, items.backImageId))
    .leftJoin(frontCutouts, and(eq(frontCutouts.id, items.frontCutoutId), frontCutouts.hasOwnMask))
    .leftJoin(backCutouts, and(eq(backCutouts.id, items.backCutoutId), backCutouts.hasOwnMask))
    .where(and(eq(items.ownerId, ownerId), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(exportPageSize);
}

export function findOutfitPage(db: Database, ownerId: string, after: ListCursor | null) {
  const position = { at: outfits.createdAt, id: outfits.id };
  return db
    .select()
    .from(outfits)
    .where(and(eq(outfits.ownerId, ownerId), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(exportPageSize);
}

export function findWearPage(db: Database, ownerId: string, after: ListCursor | null) {
  const position = { at: wears.date, id: wears.id };
  const worn = sql<string[]>`array(select ${wearItems.itemId} from ${wearItems}
    where ${wearItems.wearId} = ${wears.id} order by ${wearItems.position})`;
  return db
    .select({ wear: wears, itemIds: worn })
    .from(wears)
    .where(and(eq(wears.ownerId, ownerId), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(exportPageSize);
}

export function findPostPage(db: Database, ownerId: string, after: ListCursor | null) {
  const position = { at: posts.createdAt, id: posts.id };
  const linked = sql<string[]>`array(select ${postItems.itemId} from ${postItems}
    where ${postItems.postId} = ${posts.id} order by ${postItems.position})`;
  return db
    .select({ post: posts, itemIds: linked, image: exportedImageColumns(images) })
    .from(posts)
    .leftJoin(images, eq(images.id, posts.imageId))
    .where(and(eq(posts.ownerId, ownerId), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(exportPageSize);
}

export function findCommentPage(db: Database, authorId: string, after: ListCursor | null) {
  const position = { at: comments.createdAt, id: comments.id };
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.authorId, authorId), isNull(comments.deletedAt), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(exportPageSize);
}

export function findWishlistPage(db: Database, userId: string, after: ListCursor | null) {
  const position = { at: favorites.addedAt, id: favorites.itemId };
  return db
    .select()
    .from(favorites)
    .where(and(eq(favorites.userId, userId), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(exportPageSize);
}

const likeTables = {
  post: { likes: postLikes, targetId: postLikes.postId },
  item: { likes: itemLikes, targetId: itemLikes.itemId },
  comment: { likes: commentLikes, targetId: commentLikes.commentId },
} as const;

/** The ids of what a person likes, also of what its owner hides now. */
export function findLikePage(db: Database, target: LikeTarget, userId: string, after: ListCursor | null) {
  const { likes, targetId } = likeTables[target];
  const position = { at: likes.createdAt, id: targetId };
  return db
    .select(position)
    .from(likes)
    .where(and(eq(likes.userId, userId), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(exportPageSize);
}

export function findFollowPage(db: Database, followerId: string, after: ListCursor | null) {
  const position = { at: follows.createdAt, id: follows.followedId };
  return db
    .select({ ...position, username: users.username })
    .from(follows)
    .innerJoin(users, and(eq(users.id, follows.followedId), isNull(users.erasedAt)))
    .where(and(eq(follows.followerId, followerId), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(exportPageSize);
}
