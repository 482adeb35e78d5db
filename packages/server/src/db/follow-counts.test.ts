import { eq, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { followCounts } from './follow-counts-schema.ts';
import { follows, users } from './schema.ts';
import { createTestDatabase } from './testing/test-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
});
afterAll(() => open.close());

const pair = (followerId: string, followedId: string) => ({ followerId, followedId });

/** The followers and followed people of a person: the stored counts. */
async function countsOf(id: string) {
  const [row] = await open.db.select().from(followCounts).where(eq(followCounts.userId, id));
  return row && [row.followers, row.following];
}

/** People whose stored counts are not those of their rows. */
async function wrongCounts() {
  const { rows } = await open.db.execute(sql`select user_id from follow_counts
    where followers <> (select count(*) from follows where followed_id = user_id)
      or following <> (select count(*) from follows where follower_id = user_id)`);
  return rows;
}

test('the counts follow every follow, its end, a statement with many, and a deleted account', async () => {
  const { db } = open;
  await db.insert(users).values(['ana', 'ben', 'cy', 'dee'].map((id) => ({ id, uid: id, email: '' })));
  await db.insert(follows).values([pair('ana', 'ben'), pair('cy', 'ben'), pair('ben', 'ana')]);
  expect([await countsOf('ana'), await countsOf('ben'), await countsOf('cy')]).toEqual([
    [1, 1],
    [2, 1],
    [0, 1],
  ]);
  await db.insert(follows).values(pair('ana', 'ben')).onConflictDoNothing();
  expect(await countsOf('ben')).toEqual([2, 1]);

  await db.delete(follows).where(or(eq(follows.followerId, 'ana'), eq(follows.followedId, 'ana')));
  expect([await countsOf('ana'), await countsOf('ben')]).toEqual([
    [0, 0],
    [1, 0],
  ]);

  await db.insert(follows).values([pair('dee', 'ana'), pair('dee', 'cy'), pair('ben', 'dee')]);
  await db.delete(users).where(eq(users.id, 'dee'));
  expect([await countsOf('dee'), await countsOf('ana'), await countsOf('ben')]).toEqual([
    undefined,
    [0, 0],
    [1, 0],
  ]);
  expect(await wrongCounts()).toEqual([]);
});

test('when a follow is rolled back, the counts do not change', async () => {
  const rolledBack = open.db.transaction(async (tx) => {
    await tx.insert(follows).values(pair('ana', 'cy'));
    throw new Error('not this time');
  });
  await expect(rolledBack).rejects.toThrow('not this time');
  expect(await wrongCounts()).toEqual([]);
});
