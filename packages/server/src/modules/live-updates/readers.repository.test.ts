import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { planOf } from '../../testing/query-plan.ts';
import { findCountsOfPost, findReaderList, findReadersOfPost } from './readers.repository.ts';

const total = 2_000;

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
  const { db } = open;
  await db.execute(sql`insert into users (id, uid, email)
    select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(0, ${total}::integer) as n`);
  await db.execute(
    sql`insert into posts (id, owner_id, caption, tags, like_count) values ('p', 'u0', '', '{}', 3)`,
  );
  await db.execute(sql`insert into moderation_cases (id, target_type, target_id, author_id, reported_at)
    select 'c' || n, 'person', 'u' || n, 'u' || n, now() from generate_series(1, ${total}::integer) as n`);
  await db.execute(sql`insert into reports (reporter_id, target_type, target_id, case_id, reason, note)
    select 'u' || n - 1, 'person', 'u' || n, 'c' || n, 'spam', '' from generate_series(1, ${total}::integer) as n`);
  await db.execute(sql`analyze users, reports, moderation_cases`);
});
afterAll(() => open.close());

it('who has reported a person is read from the cases of that person', async () => {
  const { db } = open;
  const execute = vi.spyOn(db, 'execute');
  const list = await findReaderList(db, { id: 'u9', postPrivacy: 'public' });
  const [[statement] = []] = execute.mock.calls;
  execute.mockRestore();
  expect(list).toEqual({ areListed: false, userIds: ['u8'] });
  if (statement === undefined || typeof statement === 'string') throw new Error('nothing was read');
  expect(await planOf(db, 'reports', statement)).not.toMatch(/Seq Scan on (reports|moderation_cases)/);
});

it('the readers of a post are read without its counts, which those who need them read', async () => {
  expect(await findReadersOfPost(open.db, 'p', ['u1'])).toEqual([{ userId: 'u1' }]);
  expect(await findCountsOfPost(open.db, 'p', ['u1'])).toEqual([{ userId: 'u1', likes: 3, comments: 0 }]);
});
