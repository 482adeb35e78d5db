import { isDeepStrictEqual } from 'node:util';
import { feedFirstOffset, feedPageSize } from '@aura/domain/limits/feed';
import { toTag } from '@aura/domain/rules/post-tags';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { createPreparedStatements } from '../../db/prepared-statements.ts';
import { posts, users } from '../../db/schema.ts';
import type { Cursor } from '../../db/time-cursor.ts';
import { postVisibleTo } from '../visibility/visibility.repository.ts';
import { buildFeedQuery, type FeedQueryParams, feedTotal } from './feed-query.repository.ts';
import { findHideable } from './posts.repository.ts';

/** Which page of the feed to read. */
export interface FeedPage {
  readonly limit: number;
  readonly offset: number;
  readonly order: FeedQueryParams['order'];
  /** The id of the previous page's last post. Takes precedence over `offset` while the viewer may see that post. */
  readonly afterPostId: string | null;
  /** The position of the previous page's last post. Takes precedence over `afterPostId`. */
  readonly afterCursor?: Cursor | undefined;
  /** Words of the caption or a tag; null for the whole feed. */
  readonly searchTerm: string | null;
  readonly filter: FeedQueryParams['filter'];
}

const feedCursor = ({ at, id }: Cursor) => ({ createdAt: at.toISOString(), id });

/** The position of a post in the feed's order. Null when the viewer may not see the post. */
async function findCursor(db: Database, postId: string, viewerId: string | null) {
  const [row] = await db
    .select({ at: posts.createdAt, id: posts.id })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.id, postId), postVisibleTo(viewerId)));
  return row ? feedCursor(row) : null;
}

/** The position that a page begins after; null for a page by its offset. */
async function findStart(db: Database, viewerId: string | null, page: FeedPage) {
  if (page.afterCursor) return feedCursor(page.afterCursor);
  return page.afterPostId === null ? null : findCursor(db, page.afterPostId, viewerId);
}

/**
 * The same parameters with a placeholder for every value that differs between requests. The usual page size and a first
 * page remain, since the plan of a page of unknown size is for a tenth of all posts.
 */
function withPlaceholders({
  viewerId,
  order,
  limit,
  offset,
  afterCursor,
  searchTerm,
  filter,
}: FeedQueryParams): FeedQueryParams {
  const { placeholder } = sql;
  return {
    viewerId: viewerId && placeholder('viewerId'),
    order,
    limit: limit === feedPageSize ? limit : placeholder('limit'),
    offset: offset === feedFirstOffset ? offset : placeholder('offset'),
    afterCursor: afterCursor && { createdAt: placeholder('afterTime'), id: placeholder('afterId') },
    searchTerm: searchTerm === null ? null : placeholder('searchTerm'),
    filter,
  };
}

const prepare = (db: Database, params: FeedQueryParams) =>
  buildFeedQuery(db, withPlaceholders(params)).prepare('');

const preparedPage = createPreparedStatements<ReturnType<typeof prepare>>();

function statementFor(db: Database, params: FeedQueryParams): ReturnType<typeof prepare> {
  const { viewerId, order, limit, offset, afterCursor, searchTerm, filter } = params;
  const size = [limit === feedPageSize, offset === feedFirstOffset];
  const shape = [viewerId === null, order, ...size, afterCursor === null, searchTerm === null, filter].join();
  return preparedPage(db, shape, () => prepare(db, params));
}

/** Reads one page of the feed and the number of all posts in it. */
export async function findFeedPage(db: Database, viewerId: string | null, page: FeedPage) {
  const { limit, offset, order, searchTerm, filter } = page;
  const afterCursor = await findStart(db, viewerId, page);
  const params = { viewerId, order, limit, offset, afterCursor, searchTerm, filter };
  const values = {
    viewerId,
    limit,
    offset,
    afterTime: afterCursor?.createdAt,
    afterId: afterCursor?.id,
    searchTerm,
    searchTag: searchTerm && toTag(searchTerm),
  };
  const rows = await statementFor(db, params).execute(values);
  // A page that is not full has all matches of the search, which then need not be read again.
  const isAll = searchTerm !== null && afterCursor === null && offset === 0 && rows.length < limit;
  const total = isAll ? rows.length : (rows[0]?.total ?? (await countFeed(db, params)));
  return { rows, total, afterCursor };
}

/**
 * Whether the viewer may still see everything on a page that was read elsewhere, and the page begins where it would
 * begin in this database.
 */
export async function isPageCurrent(
  db: Database,
  viewerId: string | null,
  { afterPostId }: FeedPage,
  { rows, afterCursor }: Awaited<ReturnType<typeof findFeedPage>>,
): Promise<boolean> {
  if (afterPostId !== null && afterCursor === null) return false;
  const ids = [...rows.map(({ id }) => id), ...(afterPostId === null ? [] : [afterPostId])];
  if (ids.length === 0) return true;
  const current = new Map((await findHideable(db, ids, viewerId)).map((row) => [row.id, row]));
  const isSame = ({ id, author, privacy }: (typeof rows)[number]) =>
    isDeepStrictEqual(current.get(id), { id, author, privacy });
  return ids.every((id) => current.has(id)) && rows.every(isSame);
}

async function countFeed(db: Database, params: FeedQueryParams): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${feedTotal(params)} as total`);
  return rows[0]?.total ?? 0;
}
