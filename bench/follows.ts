import type { Database } from '../packages/server/src/db/database.ts';
import { startFeedServer } from './feed-server.ts';
import { inTurns } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { fillFeed } from './rows.ts';

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

const reads = {
  profile: (username: string) => `/getProfileByUsername?username=${username}`,
  'first page of followers': (username: string) => `/getFollows?list=followers&username=${username}`,
  'middle page of followers': (username: string, followers: number) =>
    `/getFollows?list=followers&username=${username}&after=${middleOf(followers)}`,
};

/** Measures profiles and pages of followers by the number of followers. */
export async function measureFollows(): Promise<BenchmarkResult> {
  const server = await startFeedServer(fillFollows);
  try {
    const rows: string[][] = [];
    let worst = 0;
    for (const [title, pathOf] of Object.entries(reads)) {
      const works = sizes.map((size, index) => {
        const path = pathOf(`person${index + 1}`, size);
        return [size, () => server.read(path)];
      });
      const medians = await inTurns<string>(Object.fromEntries(works), rounds);
      const times = sizes.map((size) => medians[size] ?? Number.NaN);
      const ratio = (times.at(-1) ?? Number.NaN) / (times[1] ?? Number.NaN);
      worst = Math.max(worst, ratio);
      rows.push([title, ...times.map((time) => `${time.toFixed(2)} ms`), ratio.toFixed(2)]);
    }
    return {
      title: 'Profiles and pages of followers by number of followers',
      head: ['read', ...sizes.map((size) => size.toLocaleString('en')), 'most / 10,000'],
      rows,
      budget: { isMet: worst <= maxRatio, text: `most / 10,000 is at most ${maxRatio}x` },
    };
  } finally {
    await server.close();
  }
}
