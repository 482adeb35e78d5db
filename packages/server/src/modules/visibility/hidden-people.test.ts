import { blockedMaxCount } from '@aura/domain/limits/profile';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { countFollows } from '../follows/follow-lists.repository.ts';
import { countTagPosts } from '../search/tags.repository.ts';

/** People who block the viewer and follow the same person as the viewer, each with a post. */
const blockers = blockedMaxCount + 100;

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
  const { db } = open;
  await db.execute(sql`insert into users (id, uid, email)
    select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(0, ${blockers}::integer) as n`);
  await db.execute(sql`insert into follows (follower_id, followed_id)
    select 'u' || n, 'u0' from generate_series(1, ${blockers}::integer) as n`);
  await db.execute(sql`insert into posts (id, owner_id, caption, tags)
    select 'p' || n, 'u' || n, '', '{#wool}' from generate_series(1, ${blockers}::integer) as n`);
  await db.execute(sql`insert into post_tags (tag, created_at, post_id, owner_id)
    select '#wool', created_at, id, owner_id from posts`);
  await db.execute(sql`insert into users (id, uid, email) values ('viewer', 'viewer', '')`);
  await db.execute(sql`insert into blocks (blocker_id, blocked_id)
    select 'u' || n, 'viewer' from generate_series(1, ${blockers}::integer) as n`);
});
afterAll(() => open.close());

test('when more people block the viewer than a person can block, counts leave out that number of them', async () => {
  expect(await countFollows(open.db, 'u0', null)).toMatchObject({ followers: blockers });
  expect(await countFollows(open.db, 'u0', 'viewer')).toMatchObject({ followers: 100 });
  expect(await countTagPosts(open.db, '#wool', 'viewer')).toBe(100);
});
