import { searchTotalMax } from '@aura/domain/limits/feed';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { blocks, follows, posts, users } from '../../db/schema.ts';
import { createTestDatabase } from '../../db/testing.ts';
import { type FeedPage, findFeedPage } from './feed.repository.ts';
import { buildFeedQuery, type FeedQueryParams } from './feed-query.repository.ts';

const userCount = 12;
const postsPerUser = 9;
const levels = ['public', 'friends', 'private'] as const;
const start = Date.parse('2026-03-01T12:00:00Z');

/** Inserts users with every combination of privacy level, friendship and block. */
async function fill(db: Database): Promise<void> {
  const numbers = Array.from({ length: userCount }, (_, index) => index);
  const id = (index: number) => `u${index % userCount}`;
  await db.insert(users).values(
    numbers.map((index) => ({
      id: id(index),
      uid: id(index),
      email: `${id(index)}@example.com`,
      postPrivacy: levels[index % 3] ?? 'public',
    })),
  );
  const pairs = numbers.flatMap((one) =>
    [1, 2, 5, 7, userCount - 2].map((step) => [id(one), id(one + step)]),
  );
  await db.insert(follows).values(pairs.map(([a = '', b = '']) => ({ followerId: a, followedId: b })));
  await db.insert(blocks).values([
    { blockerId: 'u0', blockedId: 'u3' },
    { blockerId: 'u6', blockedId: 'u0' },
    { blockerId: 'u1', blockedId: 'u11' },
    { blockerId: 'u0', blockedId: 'u10' },
    { blockerId: 'u10', blockedId: 'u0' },
  ]);
  await db.insert(posts).values(
    numbers.flatMap((index) =>
      Array.from({ length: postsPerUser }, (_, post) => ({
        id: `p${index}-${post}`,
        ownerId: id(index),
        caption: post === 0 ? 'Linen & rain' : 'Wool',
        tags: post === 1 ? ['#linen'] : [],
        // Several posts have the same time, so that the id decides their order.
        createdAt: new Date(start + ((index * 7 + post) % 10) * 60_000),
      })),
    ),
  );
}

const firstPage: FeedPage = {
  limit: 10,
  offset: 0,
  order: 'desc',
  afterPostId: null,
  searchTerm: null,
  filter: null,
};

async function readAllPages(
  db: Database,
  viewerId: string | null,
  order: FeedPage['order'],
  filter: FeedPage['filter'] = null,
) {
  const all: { id: string; ownerId: string; at: number }[] = [];
  let afterPostId: string | null = null;
  for (;;) {
    const { rows } = await findFeedPage(db, viewerId, { ...firstPage, limit: 7, order, afterPostId, filter });
    if (rows.length === 0) return all;
    all.push(
      ...rows.map(({ id, author, createdAt }) => ({ id, ownerId: author.authorId, at: createdAt.getTime() })),
    );
    afterPostId = rows.at(-1)?.id ?? null;
  }
}

describe('findFeedPage', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await createTestDatabase();
    await fill(open.db);
  });
  afterAll(() => open.close());

  it.each([null, ...Array.from({ length: userCount }, (_, index) => `u${index}`)])(
    'when %s reads all pages, returns as many posts as the total',
    async (viewerId) => {
      const posts = await readAllPages(open.db, viewerId, 'desc');
      const { total } = await findFeedPage(open.db, viewerId, firstPage);
      expect(posts.length).toBe(total);
      expect(new Set(posts.map((post) => post.id)).size).toBe(total);
      const afterLastPage = await findFeedPage(open.db, viewerId, { ...firstPage, offset: 1000 });
      expect(afterLastPage).toMatchObject({ rows: [], total });
    },
  );

  it.each([null, ...Array.from({ length: userCount }, (_, index) => `u${index}`)])(
    'when %s filters the feed, returns the visible posts of followed people or of the others',
    async (viewerId) => {
      const rows = await open.db.select().from(follows);
      const followed = new Set(
        rows.filter(({ followerId }) => followerId === viewerId).map(({ followedId }) => followedId),
      );
      for (const order of ['desc', 'asc'] as const) {
        const all = await readAllPages(open.db, viewerId, order);
        const expected = {
          following: all.filter(({ ownerId }) => followed.has(ownerId)),
          discover: all.filter(({ ownerId }) => !followed.has(ownerId) && ownerId !== viewerId),
        };
        for (const filter of ['following', 'discover'] as const) {
          expect(await readAllPages(open.db, viewerId, order, filter)).toEqual(expected[filter]);
          const { total } = await findFeedPage(open.db, viewerId, { ...firstPage, filter });
          expect(total).toBe(expected[filter].length);
        }
      }
    },
  );

  it('when a filtered feed is searched, returns the matches among its posts', async () => {
    const found = async (filter: FeedPage['filter']) =>
      (await findFeedPage(open.db, 'u0', { ...firstPage, limit: 100, searchTerm: 'wool', filter })).rows;
    const [all, following, discover] = [await found(null), await found('following'), await found('discover')];
    const own = all.filter(({ author }) => author.authorId === 'u0');
    expect(following.length).toBeGreaterThan(0);
    expect(discover.length).toBeGreaterThan(0);
    expect(following.length + discover.length + own.length).toBe(all.length);
  });

  it('is ordered by time and id, in both directions', async () => {
    const newest = await readAllPages(open.db, 'u0', 'desc');
    const sorted = [...newest].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    expect(newest).toEqual(sorted);
    expect((await readAllPages(open.db, 'u0', 'asc')).reverse()).toEqual(newest);
  });

  it('when the post of afterPostId is not visible, falls back to the offset', async () => {
    const all = (await readAllPages(open.db, 'u0', 'desc')).map((post) => post.id);
    const ids = async (page: Partial<FeedPage>) =>
      (await findFeedPage(open.db, 'u0', { ...firstPage, ...page })).rows.map((row) => row.id);
    expect(await ids({ offset: 10 })).toEqual(all.slice(10, 20));
    expect(await ids({ afterPostId: all[4] ?? null, offset: 3 })).toEqual(all.slice(5, 15));
    expect(await ids({ afterPostId: 'deleted', offset: 3 })).toEqual(all.slice(3, 13));
    // u3 is blocked, so their post is not a valid cursor.
    expect(await ids({ afterPostId: 'p3-0', offset: 3 })).toEqual(all.slice(3, 13));
  });

  it('when searching, matches caption words and whole tags literally', async () => {
    const found = async (searchTerm: string) => findFeedPage(open.db, 'u0', { ...firstPage, searchTerm });
    const linen = await found('LINEN');
    expect(linen.total).toBe(linen.rows.length);
    expect(linen.rows.some((row) => row.tags.includes('#linen'))).toBe(true);
    expect(linen.rows.some((row) => row.caption === 'Linen & rain')).toBe(true);
    expect((await found('#linen')).total).toBe(linen.total);
    expect((await found('lin')).total).toBe(0);
    for (const hostile of ["'; drop table posts; --", '%', "' or 1=1 --", ':* & !', '\\']) {
      expect((await found(hostile)).total, hostile).toBe(0);
    }
  });
});

describe('the feed query with 20,000 posts', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await createTestDatabase();
    await open.db.execute(sql`insert into users (id, uid, email)
      select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(0, 199) as n`);
    await open.db.execute(sql`insert into posts (id, owner_id, caption, tags, created_at)
      select 'p' || n, 'u' || (n % 200),
        'Post ' || n || case when n % 2 = 0 then ' even' else '' end || case when n % 500 = 0 then ' rare' else '' end,
        array['#look'],
        '2026-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, 20000) as n`);
  });
  afterAll(() => open.close());

  async function planOf(params: Partial<FeedQueryParams>): Promise<string> {
    const defaults = {
      viewerId: 'u1',
      order: 'desc',
      limit: 10,
      offset: 0,
      afterCursor: null,
      searchTerm: null,
      filter: null,
    } as const;
    const query = buildFeedQuery(open.db, { ...defaults, ...params });
    const { rows } = await open.db.execute<{ 'QUERY PLAN': string }>(sql`explain analyze ${query.getSQL()}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it.each([
    ['the first page', {}],
    ['the last page', { order: 'asc' }],
    ['a page in the middle', { afterCursor: { createdAt: '2026-01-05T00:00:00Z', id: 'p5760' } }],
  ] as const)('reads %s with an index scan only', async (_, params) => {
    const plan = await planOf(params);
    expect(plan).not.toMatch(/Seq Scan on (posts|users)/);
    const read = [...plan.matchAll(/posts_newest_index.*actual.*rows=(\d+)/g)].map((match) =>
      Number(match[1]),
    );
    expect(Math.max(...read)).toBeGreaterThan(0);
    expect(Math.max(...read)).toBeLessThan(100);
  });

  it('when filtered by followed people, reads the next posts of each of them with an index', async () => {
    await open.db.execute(sql`insert into follows (follower_id, followed_id)
      select 'u1', 'u' || n from generate_series(2, 21) as n`);
    expect(await planOf({ filter: 'following' })).not.toContain('Seq Scan on posts');
    // 20 people, 10 posts each, and the 10 posts of the page.
    expect(await postsRead({ filter: 'following' })).toBeLessThanOrEqual(200);
    expect(await postsRead({ filter: 'discover' })).toBeLessThan(100);
  });

  it('when searching for a rare word, does not scan the feed', async () => {
    const plan = await planOf({ searchTerm: '19999' });
    expect(plan).toContain('posts_caption_index');
    expect(plan).toContain('posts_tags_index');
    expect(plan).not.toContain('Seq Scan on posts');
  });

  /** The largest number of rows that one step of the query reads from the table of posts. */
  async function postsRead(params: Partial<FeedQueryParams>): Promise<number> {
    const steps = (await planOf(params)).split('\n').filter((line) => /Scan.* on posts\b/.test(line));
    return Math.max(
      ...steps.map((line) => {
        const [, rows = '0', loops = '0'] = /actual.* rows=([\d.]+) loops=(\d+)/.exec(line) ?? [];
        return Number(rows) * Number(loops);
      }),
    );
  }

  // 20,000 matches by their tag, 10,000 by a word of their caption.
  it.each([
    ['newest first', {}],
    ['oldest first', { order: 'asc' }],
    ['from a cursor', { afterCursor: { createdAt: '2026-01-05T00:00:00Z', id: 'p5760' } }],
    ['from an offset', { offset: 50 }],
  ] as const)(
    'when every post matches, %s, a search reads as many posts as its window has',
    async (_, page) => {
      for (const searchTerm of ['look', 'post', 'even']) {
        const read = await postsRead({ searchTerm, ...page });
        expect(read, searchTerm).toBeGreaterThan(0);
        expect(read, searchTerm).toBeLessThan(2100);
      }
    },
  );

  it('when the matches are spread over the feed, a search finds the same posts in the same order', async () => {
    const found = async (page: Partial<FeedPage>) =>
      (await findFeedPage(open.db, 'u1', { ...firstPage, searchTerm: 'rare', ...page })).rows.map(
        ({ id }) => id,
      );
    const all = Array.from({ length: 40 }, (_, n) => `p${20000 - n * 500}`);
    expect(await found({})).toEqual(all.slice(0, 10));
    expect(await found({ offset: 35 })).toEqual(all.slice(35));
    expect(await found({ afterPostId: all[1] ?? null })).toEqual(all.slice(2, 12));
    expect(await found({ afterPostId: 'p19999', limit: 3 })).toEqual(all.slice(1, 4));
    expect(await found({ order: 'asc' })).toEqual([...all].reverse().slice(0, 10));
    expect(await found({ order: 'asc', afterPostId: 'p501' })).toEqual([...all].reverse().slice(1, 11));
  });

  it('when a search has many matches, counts up to the maximum', async () => {
    const total = async (searchTerm: string) =>
      (await findFeedPage(open.db, 'u1', { ...firstPage, searchTerm })).total;
    expect(await total('look')).toBe(searchTotalMax);
    expect(await total('rare')).toBe(40);
  });
});
