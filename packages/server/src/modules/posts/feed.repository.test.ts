import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { blocks, follows, posts, users } from '../../db/schema.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { type FeedPage, findFeedPage } from './feed.repository.ts';

const userCount = 12;
const postsPerUser = 9;
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
      postPrivacy: privacyLevels[index % 3] ?? 'public',
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
    const all = await found(null);
    const following = await found('following');
    const discover = await found('discover');
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
