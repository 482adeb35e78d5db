import { searchTotalMax } from '@aura/domain/limits/feed';
import type { PeopleFilter } from '@aura/domain/vocabularies/feed-filters';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { images, posts, users } from '../../db/schema.ts';
import { notReportedPost, ofOwner, type ViewerId, visibleTo } from '../visibility/visibility.repository.ts';
import { followedCount, followedPosts, passesFilter, reportedPostCount } from './feed-filter.repository.ts';
import { type Param, type SearchRange, searchMatches } from './feed-search.repository.ts';
import { postColumns } from './posts.repository.ts';

/** Number of posts that a search compares one by one before it uses the search index. */
const searchWindow = 1000;
const totalMax = sql.raw(String(searchTotalMax));

/** The parameters of a feed query. */
export interface FeedQueryParams {
  /** Null for a viewer without a profile, who sees public posts only. */
  readonly viewerId: ViewerId | null;
  readonly order: 'asc' | 'desc';
  /** A number, here and for `offset`, is part of the statement's text, so that its plan is for that many rows. */
  readonly limit: Param<number>;
  /** Number of posts to skip; ignored when `afterCursor` is set. */
  readonly offset: Param<number>;
  /** Keyset position of the last post of the previous page; null to use `offset`. `createdAt` is ISO 8601. */
  readonly afterCursor: { readonly createdAt: Param<string>; readonly id: Param<string> } | null;
  /** Words of the caption or a tag; null for the whole feed. */
  readonly searchTerm: Param<string> | null;
  /** Null for posts of everyone. */
  readonly filter: PeopleFilter | null;
}

/** `created_at` has no nulls, but the index is declared NULLS LAST; a query must say the same to use it. */
const nullsOf = { desc: 'desc nulls last', asc: 'asc nulls first' };
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

/** The columns of a post that decide who sees it. */
interface ShownColumns {
  readonly id: PgColumn | SQL;
  readonly ownerId: PgColumn | SQL;
}

/** Whether the viewer sees a post in the feed with the filter. */
function isShown({ viewerId, filter }: FeedQueryParams, { id, ownerId }: ShownColumns = posts): SQL {
  return sql`(${ofOwner(visibleTo(viewerId, 'posts'), ownerId)} and ${notReportedPost(viewerId, id)} and
    ${passesFilter(filter, viewerId, ownerId)})`;
}

function rowCount(count: Param<number>): SQL {
  return typeof count === 'number' ? sql.raw(String(count)) : sql`${count}::bigint`;
}

/** The range of a page in the order of the feed. */
function pageRange({ order, afterCursor, ...params }: FeedQueryParams) {
  const limit = rowCount(params.limit);
  const offset = afterCursor === null ? rowCount(params.offset) : sql`0`;
  return {
    limit,
    offset,
    /** Number of posts from the cursor to the end of the page. */
    end: sql`${limit} + ${offset}`,
    isNext: afterCursor === null ? sql`true` : isAfter(afterCursor, order),
    inOrder: sql.join([...orders[order]], sql`, `),
    /** The same order for the columns of a subquery, so that its rows need no sorting. */
    subqueryOrder: sql.raw(`created_at ${nullsOf[order]}, id ${nullsOf[order]}`),
  };
}

/** The parts of the statement of a search that depend on viewer and page. */
function searchRange(params: FeedQueryParams, end: SQL): SearchRange {
  const { order } = params;
  const { offset, isNext, inOrder, subqueryOrder } = pageRange(params);
  return {
    isNext,
    inOrder,
    subqueryOrder,
    order,
    end,
    window: sql`${searchWindow} + ${offset}`,
    isShown: (source) => isShown(params, { id: sql`${source}.id`, ownerId: sql`${source}.owner_id` }),
  };
}

/**
 * The ids of one page of a search. A page without a cursor also counts all matches, up to `searchTotalMax`, since it
 * has to read most of them anyway.
 */
function searchPage(params: FeedQueryParams, term: Param<string>): SQL {
  const { limit, offset, end, subqueryOrder } = pageRange(params);
  const isCounted = params.afterCursor === null;
  const matches = searchMatches(
    searchRange(params, isCounted ? sql`greatest(${end}, ${totalMax})` : end),
    term,
  );
  const total = isCounted ? sql`least(count(*) over (), ${totalMax})::integer` : sql`null::integer`;
  return sql`(select id, ${total} as total from ${matches} as found
    order by ${subqueryOrder} limit ${limit} offset ${offset})`;
}

/** The number of posts in a search, up to `searchTotalMax`. */
function searchTotal(params: FeedQueryParams, term: Param<string>): SQL<number> {
  const matches = searchMatches(searchRange({ ...params, afterCursor: null, offset: 0 }, totalMax), term);
  return sql<number>`(select least(count(*), ${totalMax})::integer from ${matches} as counted)`;
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
          union select blocker_id from blocks where blocked_id = ${viewerId}
          union select target_id from reports where reporter_id = ${viewerId} and target_type = 'person') as hidden)
    - ${reportedPostCount(viewerId)})::integer`;
}

/** The number of posts that the viewer may see in the feed, with a filter or in a search. */
export function feedTotal(params: FeedQueryParams): SQL<number> {
  const { viewerId, searchTerm, filter } = params;
  if (searchTerm !== null) return searchTotal(params, searchTerm);
  if (filter === null) return feedCount(viewerId);
  if (filter === 'following') return sql<number>`${followedCount(viewerId)}::integer`;
  const ownCount = sql`coalesce((select post_count from users where id = ${viewerId}), 0)`;
  return sql<number>`(${feedCount(viewerId)} - ${followedCount(viewerId)} - ${ownCount})::integer`;
}

/** The ids of one page of the filter `following`. */
function followingPage(params: FeedQueryParams): SQL {
  const { limit, offset, end, isNext, inOrder, subqueryOrder } = pageRange(params);
  const next = { condition: isNext, order: inOrder, count: end };
  return sql`(select id, null::integer as total from ${followedPosts(params.viewerId, next)} as followed
    order by ${subqueryOrder} limit ${limit} offset ${offset})`;
}

/** The ids of one page of the feed, read with the feed's index. */
function feedPage(params: FeedQueryParams): SQL {
  const { limit, offset, isNext, inOrder } = pageRange(params);
  return sql`(select ${posts.id} as id, null::integer as total from ${posts}
    where ${isShown(params)} and ${isNext} order by ${inOrder} limit ${limit} offset ${offset})`;
}

function pageIds(params: FeedQueryParams): SQL {
  if (params.searchTerm !== null) return searchPage(params, params.searchTerm);
  return params.filter === 'following' && params.viewerId !== null ? followingPage(params) : feedPage(params);
}

/**
 * Builds the query of one page of the feed or of a search. A subquery finds the page's ids; the outer query reads
 * the other columns for these ids only.
 */
export function buildFeedQuery(db: Database, params: FeedQueryParams) {
  const { viewerId, order } = params;
  const page = db
    .select({
      id: sql<string>`id`.as('found_id'),
      total: sql<number | null>`total`.as('found_total'),
    })
    .from(sql`${pageIds(params)} as found_ids`)
    .as('page');
  return db
    .select({
      ...postColumns(viewerId),
      total: params.searchTerm === null ? feedTotal(params) : sql<number | null>`found_total`,
    })
    .from(page)
    .innerJoin(posts, eq(posts.id, page.id))
    .innerJoin(users, eq(users.id, posts.ownerId))
    .leftJoin(images, eq(images.id, posts.imageId))
    .orderBy(...orders[order]);
}
