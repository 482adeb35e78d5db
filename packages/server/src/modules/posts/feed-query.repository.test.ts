import { searchTotalMax } from '@aura/domain/limits/feed';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing.ts';
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
