import { similarPostsPageSize } from '@aura/domain/limits/matches';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import { hiddenFromPlanner } from '../../db/hidden-from-planner.ts';
import { createPreparedStatements } from '../../db/prepared-statements.ts';
import { images, items, postItems, posts, users } from '../../db/schema.ts';
import type { Cursor, Page } from '../../db/time-cursor.ts';
import { joinItemImages } from '../items/item-images.repository.ts';
import { type ItemRow, itemColumns } from '../items/items.repository.ts';
import { type PostRow, postColumns } from '../posts/posts.repository.ts';
import { itemVisibleTo, ofOwner, postVisibleTo } from '../visibility/visibility.repository.ts';

/** Which items of posts to find, and for which viewer. */
interface SimilarItems {
  readonly types: readonly string[];
  /** Names in lower case. */
  readonly colors: readonly string[];
  readonly viewerId: string;
}

/** A post with its items that are like another one. */
interface SimilarPost extends Cursor {
  readonly post: PostRow;
  readonly items: readonly ItemRow[];
}

/**
 * Items that are read for each post of a page, since viewers may not see all posts and posts have several. When they do
 * not suffice, the page is shorter and the next one goes on.
 */
const itemsPerPost = sql.raw('4');

const viewerId = sql.placeholder('viewerId');
const types = hiddenFromPlanner(sql.placeholder('types'), 'text[]');
const colors = hiddenFromPlanner(sql.placeholder('colors'), 'text[]');
const afterTime = hiddenFromPlanner(sql.placeholder('afterTime'), 'timestamptz');
const afterId = hiddenFromPlanner(sql.placeholder('afterId'), 'text');

/**
 * The newest items with the types and colours; each combination reads the index up to the limit, so that the cost does
 * not depend on the number of posts.
 */
function newestItems(limit: SQL, isNext: SQL): SQL {
  return sql`select found.* from unnest(${types}) as type
    cross join unnest(${colors}) as color
    cross join lateral (
      select post_id, posted_at from post_items
      where garment_type = type and garment_color = color and ${isNext}
      order by posted_at desc nulls last, post_id desc nulls last limit ${limit}) as found
    order by posted_at desc, post_id desc limit ${limit}`;
}

/**
 * The positions of the posts of the newest items that the viewer may see, one more than the limit, and the last position
 * that was read unless there are no more. Visibility is evaluated until there are enough.
 */
function positions(limit: SQL, isNext: SQL): SQL {
  const read = sql`${limit} * ${itemsPerPost}`;
  const newestFirst = sql`order by posted_at desc, post_id desc`;
  return sql`(with newest as materialized (${newestItems(read, isNext)})
    (select post_id, posted_at, false as is_end
      from (select distinct posted_at, post_id from newest ${newestFirst}) as by_post
      join ${posts} on ${posts.id} = post_id
      where ${posts.ownerId} <> ${viewerId} and ${ofOwner(postVisibleTo(viewerId), posts.ownerId)}
      ${newestFirst} limit ${limit} + 1)
    union all
    (select post_id, posted_at, true from newest ${newestFirst} limit 1 offset ${read} - 1)) as page`;
}

function prepareSimilarPosts(db: Database, { limit, after }: Page) {
  // The usual limit is part of the text: for an unknown one, PostgreSQL plans to read a tenth of the rows.
  const count =
    limit === similarPostsPageSize ? sql.raw(String(limit)) : sql`${sql.placeholder('limit')}::bigint`;
  const { author, image, privacy, ...post } = postColumns(viewerId);
  const { front, back, frontCutout, backCutout, ...item } = itemColumns(viewerId);
  const rows = db
    .select({
      id: sql<string>`page.post_id`,
      at: sql`page.posted_at`.mapWith(posts.createdAt),
      isEnd: sql<boolean>`page.is_end`,
      post,
      author,
      image,
      privacy,
      item,
      front,
      back,
      frontCutout,
      backCutout,
    })
    .from(
      positions(count, after === null ? sql`true` : sql`(posted_at, post_id) < (${afterTime}, ${afterId})`),
    )
    .leftJoin(posts, sql`${posts.id} = page.post_id and not page.is_end`)
    .leftJoin(users, eq(users.id, posts.ownerId))
    .leftJoin(images, eq(images.id, posts.imageId))
    .leftJoin(
      postItems,
      and(
        eq(postItems.postId, posts.id),
        anyOf(postItems.garmentType, sql.placeholder('types')),
        anyOf(postItems.garmentColor, sql.placeholder('colors')),
      ),
    )
    .leftJoin(items, and(eq(items.id, postItems.itemId), ofOwner(itemVisibleTo(viewerId), items.ownerId)))
    .$dynamic();
  return joinItemImages(rows)
    .orderBy(sql`page.posted_at desc, page.post_id desc`, postItems.position)
    .prepare('');
}

type Row = Awaited<ReturnType<ReturnType<typeof prepareSimilarPosts>['execute']>>[number];

const preparedSimilarPosts = createPreparedStatements<ReturnType<typeof prepareSimilarPosts>>();

function groupByPost(rows: readonly Row[]): SimilarPost[] {
  const groups = new Map<string, SimilarPost & { items: ItemRow[] }>();
  for (const { id, at, post, author, image, privacy, item, ...row } of rows) {
    if (!post || !author || !privacy || !item) continue;
    const { front, back, frontCutout, backCutout } = row;
    const group = groups.get(id) ?? { id, at, post: { ...post, author, image, privacy }, items: [] };
    group.items.push({ ...item, front, back, frontCutout, backCutout });
    groups.set(id, group);
  }
  return [...groups.values()];
}

/**
 * A page of the posts of other people that the viewer may see and that have an item with one of the types and one of the
 * colours, newest first.
 */
export async function findSimilarPosts(
  db: Database,
  wanted: SimilarItems,
  page: Page,
): Promise<{ shown: SimilarPost[]; next: Cursor | null }> {
  const { limit, after } = page;
  const shape = `${limit === similarPostsPageSize} ${after === null}`;
  const values = { ...wanted, limit, afterTime: after?.at.toISOString(), afterId: after?.id };
  const rows = await preparedSimilarPosts(db, shape, () => prepareSimilarPosts(db, page)).execute(values);
  const found = groupByPost(rows);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : rows.find(({ isEnd }) => isEnd);
  return { shown, next: last ?? null };
}
