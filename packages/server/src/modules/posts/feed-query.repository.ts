import { and, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { images, posts, users } from '../../db/schema.ts';
import { type ViewerId, visibleTo } from '../visibility/visibility.repository.ts';
import { postColumns } from './posts.repository.ts';

/** The total of a search is counted up to this number. */
const searchTotalMax = 1000;

/** A value, or its placeholder in a prepared statement. */
type Param<Value> = Value | Placeholder;

/** The parameters of a feed query. */
export interface FeedQueryParams {
  /** Null for a viewer without a profile, who sees public posts only. */
  readonly viewerId: ViewerId | null;
  readonly order: 'asc' | 'desc';
  readonly limit: Param<number>;
  /** Number of posts to skip; ignored when `afterCursor` is set. */
  readonly offset: Param<number>;
  /** Keyset position of the last post of the previous page; null to use `offset`. `createdAt` is ISO 8601. */
  readonly afterCursor: { readonly createdAt: Param<string>; readonly id: Param<string> } | null;
  /** Words of the caption or a tag; null for the whole feed. */
  readonly searchTerm: Param<string> | null;
}

/** `created_at` has no nulls, but the index is declared NULLS LAST; a query must say the same to use it. */
const orders = {
  desc: [sql`${posts.createdAt} desc nulls last`, sql`${posts.id} desc nulls last`],
  asc: [sql`${posts.createdAt} asc nulls first`, sql`${posts.id} asc nulls first`],
};

function isAfter(
  { createdAt, id }: NonNullable<FeedQueryParams['afterCursor']>,
  order: FeedQueryParams['order'],
): SQL {
  const cursor = sql`(${createdAt}::timestamptz, ${id}::text)`;
  return order === 'desc'
    ? sql`(${posts.createdAt}, ${posts.id}) < ${cursor}`
    : sql`(${posts.createdAt}, ${posts.id}) > ${cursor}`;
}

/**
 * The visibility rule as a scalar subquery, evaluated for each post of the index scan. As a join, the planner could
 * start with `users` and evaluate the rule for every user before it returns the first post.
 */
function ownerIsVisible(viewerId: ViewerId | null, ownerId: PgColumn | SQL = posts.ownerId): SQL {
  return sql`(select ${visibleTo(viewerId, 'posts')} from ${users} where ${users.id} = ${ownerId})`;
}

/** The matches of a search as a materialized CTE: scanning the feed for a rare word would read all posts. */
function matchesCte(term: Param<string>): SQL {
  const matches = or(
    sql`to_tsvector('simple', ${posts.caption}) @@ plainto_tsquery('simple', ${term}::text)`,
    sql`${posts.tags} @> array['#' || lower(ltrim(${term}::text, '#'))]`,
  );
  return sql`with found as materialized
    (select ${posts.id} as id, ${posts.ownerId} as owner_id from ${posts} where ${matches})`;
}

/** The number of visible posts in a search, up to `searchTotalMax`. */
function searchTotal(viewerId: ViewerId | null, term: Param<string>): SQL<number> {
  return sql<number>`(${matchesCte(term)} select count(*)::integer from (select 1 from found
    where ${ownerIsVisible(viewerId, sql`found.owner_id`)} limit ${sql.raw(String(searchTotalMax))}) as counted)`;
}

/** The number of visible posts in the feed, from stored counts (docs/decisions/2026-11-20-feed-total.md). */
function feedCount(viewerId: ViewerId | null): SQL<number> {
  const publicPosts = sql`(select public_posts from feed_totals)`;
  if (viewerId === null) return sql<number>`${publicPosts}`;
  const postCountOf = (user: SQL, condition: SQL) =>
    sql`coalesce(sum((select post_count from ${users} where ${users.id} = ${user} and ${condition})), 0)`;
  const isFriend = sql`${users.postPrivacy} = 'friends' and ${visibleTo(viewerId, 'posts')}`;
  return sql<number>`(${publicPosts}
    + coalesce((select post_count from users where id = ${viewerId} and post_privacy <> 'public'), 0)
    + (select ${postCountOf(sql`followed_id`, isFriend)} from follows where follower_id = ${viewerId})
    - (select ${postCountOf(sql`hidden.id`, sql`${users.postPrivacy} = 'public'`)}
        from (select blocked_id as id from blocks where blocker_id = ${viewerId}
          union select blocker_id from blocks where blocked_id = ${viewerId}) as hidden))::integer`;
}

/** The number of posts that the viewer may see in the feed or in a search. */
export function feedTotal({ viewerId, searchTerm }: FeedQueryParams): SQL<number> {
  return searchTerm === null ? feedCount(viewerId) : searchTotal(viewerId, searchTerm);
}

/**
 * Builds the query of one feed page. The subquery finds the page's ids with the feed's index; the outer query reads
 * the other columns for these ids only.
 */
export function buildFeedQuery(db: Database, params: FeedQueryParams) {
  const { viewerId, order, limit, offset, afterCursor, searchTerm } = params;
  const isMatch =
    searchTerm === null ? undefined : sql`${posts.id} in (${matchesCte(searchTerm)} select id from found)`;
  const page = db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(ownerIsVisible(viewerId), afterCursor === null ? undefined : isAfter(afterCursor, order), isMatch),
    )
    .orderBy(...orders[order])
    .limit(limit)
    .offset(afterCursor === null ? offset : 0)
    .as('page');
  return db
    .select({ ...postColumns(viewerId), total: feedTotal(params) })
    .from(page)
    .innerJoin(posts, eq(posts.id, page.id))
    .innerJoin(users, eq(users.id, posts.ownerId))
    .leftJoin(images, eq(images.id, posts.imageId))
    .orderBy(...orders[order]);
}
