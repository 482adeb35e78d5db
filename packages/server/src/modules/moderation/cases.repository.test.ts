import { caseContextCounts, caseReportsMaxCount } from '@aura/domain/limits/moderation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { planOf, rowsReadFrom } from '../../testing/query-plan.ts';
import { findOpenCases, findPublicPostsOf, findReports } from './cases.repository.ts';

/** Reports of a person, and posts, of which that person has a few. */
const total = 2_000;

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
  const { db } = open;
  await db.execute(sql`insert into users (id, uid, email)
    select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(0, ${total}::integer) as n`);
  await db.execute(sql`insert into posts (id, owner_id, caption, tags, created_at)
    select 'p' || n, 'u' || n % 20, '', '{}', '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${total}::integer) as n`);
  await db.execute(sql`insert into moderation_cases (id, target_type, target_id, author_id, report_count, reported_at)
    values ('case', 'person', 'u0', 'u0', ${total}, now())`);
  await db.execute(sql`insert into reports (reporter_id, target_type, target_id, case_id, reason, note, created_at)
    select 'u' || n, 'person', 'u0', 'case', 'spam', '', '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${total}::integer) as n`);
  await db.execute(sql`analyze users, posts, reports, moderation_cases`);
});
afterAll(() => open.close());

it('the reason of a case is read from its newest 200 reports', async () => {
  const plan = await planOf(
    open.db,
    'reports',
    findOpenCases(open.db, 'u1', { limit: 10, afterId: undefined }),
  );
  expect(rowsReadFrom('reports_case_index', plan)).toBe(200);
});

it('the newest reports of a case are a range of the index by case and time', async () => {
  const plan = await planOf(open.db, 'reports', findReports(open.db, 'case', 'u1'));
  expect(rowsReadFrom('reports_case_index', plan)).toBeLessThanOrEqual(caseReportsMaxCount + 1);
});

it('the newest posts of a reported person are a range of the index by owner and time', async () => {
  const plan = await planOf(open.db, 'posts', findPublicPostsOf(open.db, 'u0'));
  expect(rowsReadFrom('posts_owner_index', plan)).toBe(caseContextCounts.posts);
  expect(plan).not.toMatch(/Seq Scan on posts|Sort/);
});
