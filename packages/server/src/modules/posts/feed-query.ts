import { and, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { images, posts, users } from '../../db/schema.ts';
import { type ViewerId, visibleTo } from '../visibility/visibility.ts';
import { postColumns } from './posts.repository.ts';

/** A search is counted no further than this. */
const searchTotalMax = 1000;

/** A value, or its place in a prepared statement. */
type Slot<Value> = Value | Placeholder;

/** What a page of the feed is asked by. */
export interface FeedQuestion {
  /** Null for nobody in particular, who sees what is public. */
  readonly viewerId: ViewerId | null;
  readonly order: 'asc' | 'desc';
  readonly limit: Slot<number>;
  /** How many posts are skipped; without effect where the page starts after a post. */
  readonly offset: Slot<number>;
  /** The post after which the page starts; null to start by `offset`. `createdAt` is ISO 8601. */
  readonly after: { readonly createdAt: Slot<string>; readonly id: Slot<string> } | null;
  /** Words of the caption or one tag; null for the whole feed. */
  readonly searchTerm: Slot<string> | null;
}

/** The index keeps its nulls, which there are none of, last; only an order that says so can use it. */
const orders = {
  desc: [sql`${posts.createdAt} desc nulls last`, sql`${posts.id} desc nulls last`],
  asc: [sql`${posts.createdAt} asc nulls first`, sql`${posts.id} asc nulls first`],
};

function beyond({ createdAt, id }: NonNullable<FeedQuestion['after']>, order: FeedQuestion['order']): SQL {
  const place = sql`(${createdAt}::timestamptz, ${id}::text)`;
  return order === 'desc'
    ? sql`(${posts.createdAt}, ${posts.id}) < ${place}`
    : sql`(${posts.createdAt}, ${posts.id}) > ${place}`;
}

/**
 * Asks the owner of each post that the index brings, one by one. As a join it could be planned the other way
 * round, which asks every person there is before the first post.
 */
function ownerIsVisible(viewerId: ViewerId | null, ownerId: PgColumn | SQL = posts.ownerId): SQL {
  return sql`(select ${visibleTo(viewerId, 'posts')} from ${users} where ${users.id} = ${ownerId})`;
}

/** The posts of a search, found on their own first: walking the feed for a rare word would read all of it. */
function found(term: Slot<string>): SQL {
  const matches = or(
    sql`to_tsvector('simple', ${posts.caption}) @@ plainto_tsquery('simple', ${term}::text)`,
    sql`${posts.tags} @> array['#' || lower(ltrim(${term}::text, '#'))]`,
  );
  return sql`with found as materialized
    (select ${posts.id} as id, ${posts.ownerId} as owner_id from ${posts} where ${matches})`;
}

/** The visible posts of a search, counted up to `searchTotalMax`. */
function searchTotal(viewerId: ViewerId | null, term: Slot<string>): SQL<number> {
  return sql<number>`(${found(term)} select count(*)::integer from (select 1 from found
    where ${ownerIsVisible(viewerId, sql`found.owner_id`)} limit ${sql.raw(String(searchTotalMax))}) as counted)`;
}

/** All posts that the viewer may see, from kept figures (docs/decisions/2026-11-20-feed-total.md). */
function wholeTotal(viewerId: ViewerId | null): SQL<number> {
  const publicPosts = sql`(select public_posts from feed_totals)`;
  if (viewerId === null) return sql<number>`${publicPosts}`;
  const postsOf = (person: SQL, condition: SQL) =>
    sql`coalesce(sum((select post_count from ${users} where ${users.id} = ${person} and ${condition})), 0)`;
  const isFriend = sql`${users.postPrivacy} = 'friends' and ${visibleTo(viewerId, 'posts')}`;
  return sql<number>`(${publicPosts}
    + coalesce((select post_count from users where id = ${viewerId} and post_privacy <> 'public'), 0)
    + (select ${postsOf(sql`followed_id`, isFriend)} from follows where follower_id = ${viewerId})
    - (select ${postsOf(sql`hidden.id`, sql`${users.postPrivacy} = 'public'`)}
        from (select blocked_id as id from blocks where blocker_id = ${viewerId}
          union select blocker_id from blocks where blocked_id = ${viewerId}) as hidden))::integer`;
}

/** How many posts the viewer may see of the whole feed, or of a search. */
export function feedTotal({ viewerId, searchTerm }: FeedQuestion): SQL<number> {
  return searchTerm === null ? wholeTotal(viewerId) : searchTotal(viewerId, searchTerm);
}

/**
 * The page's query: an inner one finds the page by the feed's index, the outer one reads what the answer tells,
 * for the page's posts alone.
 */
export function feedQuery(db: Database, question: FeedQuestion) {
  const { viewerId, order, limit, offset, after, searchTerm } = question;
  const isFound =
    searchTerm === null ? undefined : sql`${posts.id} in (${found(searchTerm)} select id from found)`;
  const page = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(ownerIsVisible(viewerId), after === null ? undefined : beyond(after, order), isFound))
    .orderBy(...orders[order])
    .limit(limit)
    .offset(after === null ? offset : 0)
    .as('page');
  return db
    .select({ ...postColumns(viewerId), total: feedTotal(question) })
    .from(page)
    .innerJoin(posts, eq(posts.id, page.id))
    .innerJoin(users, eq(users.id, posts.ownerId))
    .leftJoin(images, eq(images.id, posts.imageId))
    .orderBy(...orders[order]);
}
