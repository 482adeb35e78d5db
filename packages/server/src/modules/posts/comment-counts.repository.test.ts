import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { posts } from '../../db/schema.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { visibleCommentCount } from './comment-counts.repository.ts';

const comments = 20_000;

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
  const { db } = open;
  await db.execute(sql`insert into users (id, uid, email)
    select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(1, 1000) as n`);
  await db.execute(sql`insert into posts (id, owner_id, caption, tags, comment_count)
    select 'p' || n, 'u1', '', '{}', ${comments} from generate_series(1, 2) as n`);
  await db.execute(sql`insert into comments (id, post_id, author_id, text)
    select 'c' || n, 'p' || 1 + n % 2, 'u' || 1 + n % 1000, '' from generate_series(1, ${2 * comments}) as n`);
  await db.execute(sql`insert into blocks (blocker_id, blocked_id) values ('u1', 'u3'), ('u5', 'u1')`);
  await db.execute(sql`vacuum (analyze) users, posts, comments, blocks, reports`);
});
afterAll(() => open.close());

const count = (viewerId: string | null) =>
  open.db
    .select({ count: visibleCommentCount(viewerId) })
    .from(posts)
    .orderBy(posts.id);

test('the comments of people in a block with the viewer are subtracted, from their post only', async () => {
  expect(await count('u1')).toEqual([{ count: comments - 80 }, { count: comments }]);
  expect(await count('u2')).toEqual([{ count: comments }, { count: comments }]);
  expect(await count(null)).toEqual([{ count: comments }, { count: comments }]);
});

test('a count reads the comments of hidden people, and no others', async () => {
  const { rows } = await open.db.execute(sql`explain analyze ${count('u1').getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const read = [...plan.matchAll(/ on comments\b.*rows=([\d.]+) loops=(\d+)\)/g)].map(
    ([, found, loops]) => Number(found) * Number(loops),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThanOrEqual(80);
  expect(plan).not.toMatch(/Rows Removed by Filter: \d{3}/);
});

test('the comments of all hidden people are subtracted, also for a viewer who blocks as many as possible', async () => {
  const { db } = open;
  await db.execute(sql`insert into users (id, uid, email)
    select 'w' || n, 'w' || n, 'w' || n || '@example.com' from generate_series(0, 200) as n`);
  await db.execute(sql`insert into comments (id, post_id, author_id, text)
    select 'd' || n, 'p1', 'w' || n, '' from generate_series(1, 200) as n`);
  await db.execute(sql`update posts set comment_count = comment_count + 200 where id = 'p1'`);
  await db.execute(sql`insert into blocks (blocker_id, blocked_id)
    select 'w0', 'u' || n from generate_series(1, 1000) as n
    union all select 'w' || n, 'w0' from generate_series(1, 200) as n`);
  expect(await count('w0')).toEqual([{ count: 0 }, { count: 0 }]);
});
