import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedTotals } from './bookkeeping-schema.ts';
import type { OpenDatabase } from './database.ts';
import { posts, users } from './schema.ts';
import { createTestDatabase } from './testing/test-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
});
afterAll(() => open.close());

const person = (id: string, postPrivacy: 'public' | 'private') => ({
  id,
  uid: id,
  email: `${id}@example.com`,
  postPrivacy,
});
const post = (id: string, ownerId: string) => ({ id, ownerId, caption: '', tags: [] });

async function publicPosts(): Promise<number | undefined> {
  return (await open.db.select().from(feedTotals))[0]?.publicPosts;
}

async function postCount(id: string): Promise<number | undefined> {
  return (await open.db.select().from(users).where(eq(users.id, id)))[0]?.postCount;
}

test('the totals are updated by every post, privacy change and erased account', async () => {
  const { db } = open;
  await db.insert(users).values([person('ana', 'public'), person('ben', 'private'), person('cy', 'public')]);
  await db
    .insert(posts)
    .values([post('a1', 'ana'), post('a2', 'ana'), post('b1', 'ben'), post('c1', 'cy'), post('c2', 'cy')]);
  expect([await postCount('ana'), await postCount('ben'), await publicPosts()]).toEqual([2, 1, 4]);

  await db.update(users).set({ postPrivacy: 'public' }).where(eq(users.id, 'ben'));
  expect(await publicPosts()).toBe(5);
  await db.update(users).set({ postPrivacy: 'friends' }).where(eq(users.id, 'ana'));
  expect(await publicPosts()).toBe(3);

  await db.delete(posts).where(eq(posts.id, 'a1'));
  await db.delete(posts).where(eq(posts.id, 'c1'));
  expect([await postCount('ana'), await postCount('cy'), await publicPosts()]).toEqual([1, 1, 2]);

  await db.delete(users).where(eq(users.id, 'cy'));
  await db.delete(users).where(eq(users.id, 'ana'));
  expect(await publicPosts()).toBe(1);
  expect(await db.$count(posts)).toBe(1);
});

test('when a post is rolled back, the totals do not change', async () => {
  const { db } = open;
  await db.insert(users).values(person('dee', 'public'));
  const before = await publicPosts();
  const rolledBack = db.transaction(async (tx) => {
    await tx.insert(posts).values(post('d1', 'dee'));
    throw new Error('not this time');
  });
  await expect(rolledBack).rejects.toThrow('not this time');
  expect([await postCount('dee'), await publicPosts()]).toEqual([0, before]);
});
