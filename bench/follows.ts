import type { Database } from '../packages/server/src/db/database.ts';
import { startFeedServer } from './feed-server.ts';
import type { BenchmarkResult } from './report.ts';
import { fillFeed } from './rows.ts';
import { measureSizes } from './sizes.ts';

const posts = 1000;
/** Followers of `person1`, `person2` and `person3`. */
const sizes = [10, 10_000, 100_000] as const;
const rounds = 100;
/** Maximum ratio of the time with the most followers to that with 10,000. */
const maxRatio = 1.5;

/** Adds people, of whom as many follow each person as `sizes` says; `bench-0` follows 1,000 of them and blocks 20. */
async function fillFollows(db: Database): Promise<void> {
  await fillFeed(db, posts);
  const most = sizes.at(-1) ?? 0;
  await db.execute(`insert into users (id, uid, email, username, display_name)
    select 'f_' || n, 'fan-' || n, '', 'fan' || n, 'Fan ' || n from generate_series(1, ${most}) as n`);
  await db.execute(`update users set post_privacy = 'public' where id in ('u_1', 'u_2', 'u_3')`);
  for (const [index, followers] of sizes.entries()) {
    await db.execute(`insert into follows (follower_id, followed_id, created_at)
      select 'f_' || n, 'u_${index + 1}', '2026-01-01'::timestamptz + n * interval '1 second'
      from generate_series(1, ${followers}) as n`);
  }
  await db.execute(`insert into follows (follower_id, followed_id)
    select 'u_0', 'f_' || n from generate_series(1, 1000) as n`);
  await db.execute(`insert into blocks (blocker_id, blocked_id)
    select 'u_0', 'f_' || n from generate_series(1001, 1020) as n`);
  await db.execute('analyze');
}

/** The time of the follow in the middle of the list, as a cursor. */
const middleOf = (followers: number) => `${Date.parse('2026-01-01') + (followers / 2) * 1000}_f`;

/** Measures profiles and pages of followers by the number of followers. */
export async function measureFollows(): Promise<BenchmarkResult> {
  const server = await startFeedServer(fillFollows);
  const followers = (index: number, rest = '') =>
    server.read(`/getFollows?list=followers&username=person${index + 1}${rest}`);
  try {
    return await measureSizes(
      {
        profile: (_followers, index) => server.read(`/getProfileByUsername?username=person${index + 1}`),
        'first page of followers': (_followers, index) => followers(index),
        'middle page of followers': (count, index) => followers(index, `&after=${middleOf(count)}`),
      },
      {
        title: 'Profiles and pages of followers by number of followers',
        readName: 'read',
        sizes,
        rounds,
        comparedTo: 1,
        comparison: 'most / 10,000',
        maxRatio,
      },
    );
  } finally {
    await server.close();
  }
}
