import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { items, users } from '../../db/schema.ts';

/** What of a person is looked at; posts and the rest have a privacy level each. */
type Aspect = 'profile' | 'posts';

/** The columns of `users`, or of an alias of it, that the rule reads. */
export type OwnerColumns = Pick<typeof users, 'id' | 'profilePrivacy' | 'postPrivacy'>;

/** A viewer's row id, or its place in a statement that is prepared for every viewer. */
export type ViewerId = string | Placeholder;

/** No two of them see anything of each other while either blocks the other. */
function notBlocked(viewerId: ViewerId, owner: PgColumn): SQL {
  return sql`not exists (select 1 from blocks where
    (blocks.blocker_id = ${owner} and blocks.blocked_id = ${viewerId}) or
    (blocks.blocker_id = ${viewerId} and blocks.blocked_id = ${owner}))`;
}

/** Friends follow each other. */
function areFriends(viewerId: ViewerId, owner: PgColumn): SQL {
  return sql`(exists (select 1 from follows where
      follows.follower_id = ${viewerId} and follows.followed_id = ${owner}) and
    exists (select 1 from follows where
      follows.follower_id = ${owner} and follows.followed_id = ${viewerId}))`;
}

/**
 * The one rule of who sees what (docs/product.md section 6), as a condition of a query that joins the owner.
 * The owner sees everything; otherwise a block in either direction hides everything, and the owner's privacy
 * level decides. It is evaluated on every read, so a change holds from the next request on.
 * @param viewerId the viewer's row id; null for nobody in particular, who sees what is public
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

/** Whether neither blocks the other: for comments, likes and names in lists that privacy does not hide. */
export function unblocked(viewerId: ViewerId | null, owner: PgColumn): SQL<boolean> {
  if (viewerId === null) return sql<boolean>`true`;
  return sql<boolean>`(${owner} = ${viewerId} or ${notBlocked(viewerId, owner)})`;
}

/**
 * An item is seen with its owner's profile, and beside any post that is seen and links it. What the analysis found
 * in a photo is nobody's but its owner's until a post links it. For queries of `items` that join the owner.
 */
export function itemVisibleTo(viewerId: ViewerId | null, owner: OwnerColumns = users): SQL<boolean> {
  const isOwn = viewerId === null ? sql`false` : sql`${owner.id} = ${viewerId}`;
  const isShown = sql`(${items.source} = 'wardrobe' or ${items.posted})`;
  return sql<boolean>`((${isShown} or ${isOwn}) and (${visibleTo(viewerId, 'profile', owner)} or
    (${visibleTo(viewerId, 'posts', owner)} and
      exists (select 1 from post_items where post_items.item_id = ${items.id}))))`;
}
