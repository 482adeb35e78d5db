import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { posts, users } from '../../db/schema.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { ofOwner, postVisibleTo } from './visibility.repository.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
  await open.db.execute(sql`insert into users (id, uid, email)
    select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(1, 1000) as n`);
  await open.db.execute(sql`insert into posts (id, owner_id, caption, tags)
    select 'p' || n, 'u' || n, '', '{}' from generate_series(1, 1000) as n`);
  await open.db.execute(sql`vacuum (analyze) users, posts, blocks, reports, follows`);
});
afterAll(() => open.close());

test('a rule about the owners of a few posts is evaluated for these owners and not for every user', async () => {
  const ids = Array.from({ length: 10 }, (_, n) => `p${n + 1}`);
  const isVisible = ofOwner(postVisibleTo('u1'), posts.ownerId);
  const query = open.db
    .select({ id: posts.id, username: users.username })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(inArray(posts.id, ids), isVisible));
  const { rows } = await open.db.execute(sql`explain analyze ${query.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const evaluated = [...plan.matchAll(/Scan .*on blocks.*loops=(\d+)/g)].map(([, loops]) => Number(loops));
  expect(Math.max(...evaluated)).toBeGreaterThan(0);
  expect(Math.max(...evaluated)).toBeLessThanOrEqual(ids.length);
});
