import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pictures, posts, users } from '../../db/schema.ts';
import { visibleTo } from '../visibility/visibility.ts';
import { postColumns } from './posts.repository.ts';

/** A search is counted no further than this. */
const searchTotalMax = 1000;

/** Where a page of the feed lies. */
export interface FeedPlace {
  readonly limit: number;
  readonly offset: number;
  readonly order: 'asc' | 'desc';
  /** The last post of the page before; it goes before `offset` as long as the viewer sees it. */
  readonly after: string | null;
  /** Words of the caption or one tag; null for the whole feed. */
  readonly searchTerm: string | null;
}

/** A post's place in the feed: newest first, ties by id. */
interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

async function findCursor(db: Database, id: string, viewerId: string | null): Promise<Cursor | null> {
  const [row] = await db
    .select({ createdAt: posts.createdAt, id: posts.id })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.id, id), visibleTo(viewerId, 'posts')));
  return row ?? null;
}

function beyond({ createdAt, id }: Cursor, order: FeedPlace['order']): SQL {
  const place = sql`(${createdAt.toISOString()}::timestamptz, ${id})`;
  return order === 'desc'
    ? sql`(${posts.createdAt}, ${posts.id}) < ${place}`
    : sql`(${posts.createdAt}, ${posts.id}) > ${place}`;
}

/** The index keeps its nulls, which there are none of, last; only an order that says so can use it. */
const orders = {
  desc: [sql`${posts.createdAt} desc nulls last`, sql`${posts.id} desc nulls last`],
  asc: [sql`${posts.createdAt} asc nulls first`, sql`${posts.id} asc nulls first`],
};

function matches(term: string): SQL | undefined {
  const tag = term.startsWith('#') ? term : `#${term}`;
  return or(
    sql`to_tsvector('simple', ${posts.caption}) @@ plainto_tsquery('simple', ${term})`,
    sql`${posts.tags} @> array[${tag.toLowerCase()}]::text[]`,
  );
}

/** The visible posts of a search, counted up to `searchTotalMax`. */
function searchTotal(viewerId: string | null, term: string): SQL<number> {
  return sql<number>`(select count(*)::integer from (select 1 from ${posts}
    join ${users} on ${users.id} = ${posts.ownerId}
    where ${matches(term)} and ${visibleTo(viewerId, 'posts')} limit ${searchTotalMax}) as found)`;
}

/** All posts that the viewer may see, from kept figures (docs/decisions/2026-11-20-feed-total.md). */
function feedTotal(viewerId: string | null): SQL<number> {
  const publicPosts = sql`(select public_posts from feed_totals)`;
  if (viewerId === null) return sql<number>`${publicPosts}`;
  return sql<number>`(${publicPosts}
    + (select coalesce(sum(post_count), 0) from users where id = ${viewerId} and post_privacy <> 'public')
    + (select coalesce(sum(${users.postCount}), 0) from follows
        join ${users} on ${users.id} = follows.followed_id and ${users.postPrivacy} = 'friends'
        where follows.follower_id = ${viewerId} and ${visibleTo(viewerId, 'posts')})
    - (select coalesce(sum(post_count), 0) from users where post_privacy = 'public' and id <> ${viewerId} and
        id in (select blocked_id from blocks where blocker_id = ${viewerId}
          union select blocker_id from blocks where blocked_id = ${viewerId})))::integer`;
}

const totalOf = (viewerId: string | null, { searchTerm }: FeedPlace) =>
  searchTerm === null ? feedTotal(viewerId) : searchTotal(viewerId, searchTerm);

/**
 * The page's query: an inner one finds the page by the feed's index, the outer one reads what the answer tells,
 * for the page's posts alone.
 */
export function feedQuery(db: Database, viewerId: string | null, place: FeedPlace, cursor: Cursor | null) {
  const page = db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(
      and(
        visibleTo(viewerId, 'posts'),
        cursor === null ? undefined : beyond(cursor, place.order),
        place.searchTerm === null ? undefined : matches(place.searchTerm),
      ),
    )
    .orderBy(...orders[place.order])
    .limit(place.limit)
    .offset(cursor === null ? place.offset : 0)
    .as('page');
  return db
    .select({ ...postColumns(viewerId), total: totalOf(viewerId, place) })
    .from(page)
    .innerJoin(posts, eq(posts.id, page.id))
    .innerJoin(users, eq(users.id, posts.ownerId))
    .leftJoin(pictures, eq(pictures.id, posts.pictureId))
    .orderBy(...orders[place.order]);
}

/** A page of the feed with the number of all posts in it. */
export async function findFeedPage(db: Database, viewerId: string | null, place: FeedPlace) {
  const cursor = place.after === null ? null : await findCursor(db, place.after, viewerId);
  const rows = await feedQuery(db, viewerId, place, cursor);
  const total = rows[0]?.total ?? (await countFeed(db, viewerId, place));
  return { rows, total };
}

async function countFeed(db: Database, viewerId: string | null, place: FeedPlace): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${totalOf(viewerId, place)} as total`);
  return rows[0]?.total ?? 0;
}
