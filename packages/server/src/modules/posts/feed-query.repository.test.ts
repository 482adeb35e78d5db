import { searchTotalMax } from '@aura/domain/limits/feed';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { type FeedPage, findFeedPage } from './feed.repository.ts';
import { buildFeedQuery, type FeedQueryParams } from './feed-query.repository.ts';

const firstPage: FeedPage = {
  limit: 10,
  offset: 0,
  order: 'desc',
  afterPostId: null,
  searchTerm: null,
  filter: null,
};

describe('the feed query with 20,000 posts', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await createTestDatabase();
    await open.db.execute(sql`insert into users (id, uid, email)
      select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(0, 1999) as n`);
    await open.db.execute(sql`insert into posts (id, owner_id, caption, tags, created_at)
      select 'p' || n, 'u' || (n % 200),
        'Post ' || n || case when n % 2 = 0 then ' even' else '' end || case when n % 500 = 0 then ' rare' else '' end
          || case when n <= 14000 then ' vintage' else '' end || case when n > 6000 then ' modern' else '' end,
        array['#look'],
        '2026-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, 20000) as n`);
    // Without statistics, the planner expects that most accounts are erased.
    await open.db.execute(sql`analyze users`);
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
    expect(plan).toContain('posts_search_index');
    expect(plan).not.toContain('Seq Scan on posts');
  });

  // A period of 3 days has 4,320 posts.
  it.each([
    ['newest first', 'vintage', {}, 14_000],
    ['oldest first', 'modern', { order: 'asc' }, 6001],
    [
      'from a cursor',
      'vintage',
      { afterCursor: { createdAt: '2026-01-14T00:00:00Z', id: 'p18720' } },
      14_000,
    ],
    ['from an offset', 'vintage', { offset: 50 }, 13_950],
  ] as const)(
    'when only the last posts have a word, %s, a search reads those of one period',
    async (_, searchTerm, page, first) => {
      expect(await planOf({ searchTerm, ...page })).not.toMatch(/Seq Scan on posts|BitmapAnd/);
      expect(await postsRead({ searchTerm, ...page })).toBeLessThanOrEqual(4320);
      const { afterCursor, ...rest } = { afterCursor: undefined, ...page };
      const afterPostId = afterCursor?.id ?? null;
      const { rows } = await findFeedPage(open.db, 'u1', { ...firstPage, searchTerm, ...rest, afterPostId });
      const step = searchTerm === 'modern' ? 1 : -1;
      expect(rows.map(({ id }) => id)).toEqual(
        Array.from({ length: 10 }, (_entry, index) => `p${first + index * step}`),
      );
    },
  );

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

  it('when the matches are old, a search finds those that the viewer may see', async () => {
    const first = async (viewerId: string | null) => {
      const page = { ...firstPage, searchTerm: 'vintage', limit: 2 };
      return (await findFeedPage(open.db, viewerId, page)).rows.map(({ id }) => id);
    };
    await open.db.execute(sql`update users set post_privacy = 'private' where id = 'u0'`);
    await open.db.execute(sql`insert into blocks (blocker_id, blocked_id) values ('u2', 'u199')`);
    expect(await first('u0')).toEqual(['p14000', 'p13999']);
    expect(await first('u1')).toEqual(['p13999', 'p13998']);
    expect(await first('u2')).toEqual(['p13998', 'p13997']);
    expect(await first(null)).toEqual(['p13999', 'p13998']);
    await open.db.execute(sql`update users set post_privacy = 'public' where id = 'u0'`);
    await open.db.execute(sql`delete from blocks`);
  });

  it('a post is found by the words of its edited caption only', async () => {
    const found = async (searchTerm: string) =>
      (await findFeedPage(open.db, 'u1', { ...firstPage, searchTerm })).rows.map(({ id }) => id);
    await open.db.execute(
      sql`update posts set caption = 'Ready-to-wear', tags = array['#loden'] where id = 'p7'`,
    );
    expect([await found('ready-to-wear'), await found('wear READY'), await found('#Loden')]).toEqual([
      ['p7'],
      ['p7'],
      ['p7'],
    ]);
    expect([await found('post 7'), await found('🧥'), await found('ready loden')]).toEqual([[], [], []]);
    await open.db.execute(sql`update posts set caption = 'Post 7', tags = array['#look'] where id = 'p7'`);
  });

  it('when a search has many matches, counts up to the maximum', async () => {
    const total = async (searchTerm: string) =>
      (await findFeedPage(open.db, 'u1', { ...firstPage, searchTerm })).total;
    expect(await total('look')).toBe(searchTotalMax);
    expect(await total('rare')).toBe(40);
    expect(await total('vintage')).toBe(searchTotalMax);
    const cursor = { ...firstPage, searchTerm: 'vintage', afterPostId: 'p9000' };
    expect((await findFeedPage(open.db, 'u1', cursor)).total).toBe(searchTotalMax);
  });
});
