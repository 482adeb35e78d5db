import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { findCountsOfPost, findReadersOfPost } from './readers.repository.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
  const { db } = open;
  await db.execute(sql`insert into users (id, uid, email)
    select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(0, 1) as n`);
  await db.execute(
    sql`insert into posts (id, owner_id, caption, tags, like_count) values ('p', 'u0', '', '{}', 3)`,
  );
});
afterAll(() => open.close());

it('the readers of a post are read without its counts, which those who need them read', async () => {
  expect(await findReadersOfPost(open.db, 'p', ['u1'])).toEqual([{ userId: 'u1' }]);
  expect(await findCountsOfPost(open.db, 'p', ['u1'])).toEqual([{ userId: 'u1', likes: 3, comments: 0 }]);
});
