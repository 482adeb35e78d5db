import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { comments, items, posts, users } from '../../db/schema.ts';

/** Users have one privacy level for their posts and one for their profile. */
type Aspect = 'profile' | 'posts';

/** The columns of `users`, or of an alias of it, that the visibility rule reads. */
export type OwnerColumns = Pick<typeof users, 'id' | 'profilePrivacy' | 'postPrivacy'>;

/** The viewer's row id, or its placeholder in a prepared statement. */
export type ViewerId = string | Placeholder;

/** Whether neither user blocks the other. */
function notBlocked(viewerId: ViewerId, owner: PgColumn): SQL {
  return sql`not exists (select 1 from blocks where
    (blocks.blocker_id = ${owner} and blocks.blocked_id = ${viewerId}) or
    (blocks.blocker_id = ${viewerId} and blocks.blocked_id = ${owner}))`;
}

/** Whether the two users follow each other. */
function areFriends(viewerId: ViewerId, owner: PgColumn): SQL {
  return sql`(exists (select 1 from follows where
      follows.follower_id = ${viewerId} and follows.followed_id = ${owner}) and
    exists (select 1 from follows where
      follows.follower_id = ${owner} and follows.followed_id = ${viewerId}))`;
}

/**
 * The visibility rule (docs/product.md section 6) as a condition of a query that joins the owner. The owner sees
 * everything; for other viewers, a block in either direction hides everything, otherwise the owner's privacy level
 * decides. Every read evaluates it, so changes take effect with the next request.
 * @param viewerId the viewer's row id; null for a viewer without a profile, who sees public content only
 * @param owner `users` or the alias under which the owner is joined
 */
export function visibleTo(
  viewerId: ViewerId | null,
  aspect: Aspect,
  owner: OwnerColumns = users,
): SQL<boolean> {
  const privacy = aspect === 'posts' ? owner.postPrivacy : owner.profilePrivacy;
  if (viewerId === null) return sql<boolean>`(${privacy} = 'public')`;
  return sql<boolean>`(${owner.id} = ${viewerId} or (${notBlocked(viewerId, owner.id)} and
    (${privacy} = 'public' or (${privacy} = 'friends' and ${areFriends(viewerId, owner.id)}))))`;
}

/** Whether the user's account was not erased; the rows of a large account are deleted in steps. */
const notErased = (owner: PgColumn) =>
  sql<boolean>`${owner} not in (select users.id from users where users.erased_at is not null)`;

/**
 * Whether the user exists and neither user blocks the other: for comments, likes and list entries, which the
 * privacy levels do not hide.
 */
export function unblocked(viewerId: ViewerId | null, owner: PgColumn): SQL<boolean> {
  if (viewerId === null) return notErased(owner);
  return sql<boolean>`(${owner} = ${viewerId} or
    (${notBlocked(viewerId, owner)} and ${notErased(owner)}))`;
}

/**
 * The visibility rule of items, for queries of `items` that join the owner: an item is visible with its owner's
 * profile and with every visible post that links it. Detected items that no post has linked are visible to their
 * owner only.
 */
export function itemVisibleTo(viewerId: ViewerId | null, owner: OwnerColumns = users): SQL<boolean> {
  const isOwn = viewerId === null ? sql`false` : sql`${owner.id} = ${viewerId}`;
  const isShown = sql`(${items.source} = 'wardrobe' or ${items.posted})`;
  return sql<boolean>`((${isShown} or ${isOwn}) and (${visibleTo(viewerId, 'profile', owner)} or
    (${visibleTo(viewerId, 'posts', owner)} and
      exists (select 1 from post_items where post_items.item_id = ${items.id}))))`;
}

/**
 * The visibility rule of a comment, for queries of `comments`: the post is visible, and neither the author nor the
 * viewer blocks the other. What is left of a deleted comment is visible to nobody.
 */
export function commentVisibleTo(viewerId: ViewerId | null): SQL<boolean> {
  return sql<boolean>`(${comments.deletedAt} is null and ${unblocked(viewerId, comments.authorId)} and
    exists (select 1 from ${posts} join ${users} on ${users.id} = ${posts.ownerId}
      where ${posts.id} = ${comments.postId} and ${visibleTo(viewerId, 'posts')}))`;
}
