import type { Database } from '../packages/server/src/db/database.ts';
import { startFeedServer } from './feed-server.ts';
import { inTurns } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { fillFeed } from './rows.ts';

/** Posts that `person1`, `person2` and `person3` like; each has as many own posts. */
const sizes = [10, 10_000, 100_000] as const;
const posts = 100_000;
const rounds = 100;
/** Maximum ratio of the time with the most likes to that with the fewest. */
const maxRatio = 1.5;

async function fillLikes(db: Database): Promise<void> {
  await fillFeed(db, posts);
  await db.execute(`update users set post_privacy = 'public' where id in ('u_1', 'u_2', 'u_3')`);
  for (const [index, likes] of sizes.entries()) {
    await db.execute(`insert into post_likes (post_id, user_id, created_at)
      select 'p_' || n, 'u_${index + 1}', '2026-01-01'::timestamptz + n * interval '1 second'
      from generate_series(1, ${likes}) as n`);
  }
  await db.execute('analyze');
}

/** The time of the like in the middle of the list, as a cursor. */
const middleOf = (likes: number) => `${Date.parse('2026-01-01') + (likes / 2) * 1000}_p`;

const reads = {
  'own profile': (person: string) => `/getProfile?userID=${person}@example.com`,
  profile: (person: string) => `/getProfileByUsername?username=${person}`,
  'first page of liked posts': (person: string) => `/getLikedPosts?limit=5&username=${person}`,
  'middle page of liked posts': (person: string, likes: number) =>
    `/getLikedPosts?limit=5&username=${person}&after=${middleOf(likes)}`,
};

/** Measures profiles and pages of liked posts by the number of likes. */
export async function measureLikes(): Promise<BenchmarkResult> {
  const server = await startFeedServer(fillLikes);
  try {
    const rows: string[][] = [];
    let worst = 0;
    for (const [title, pathOf] of Object.entries(reads)) {
      const works = sizes.map((size, index) => {
        const path = pathOf(`person${index + 1}`, size);
        const reader = title === 'own profile' ? `bench-${index + 1}` : 'bench-0';
        return [size, () => server.read(path, reader)];
      });
      const medians = await inTurns<string>(Object.fromEntries(works), rounds);
      const times = sizes.map((size) => medians[size] ?? Number.NaN);
      const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
      worst = Math.max(worst, ratio);
      rows.push([title, ...times.map((time) => `${time.toFixed(2)} ms`), ratio.toFixed(2)]);
    }
    return {
      title: 'Profiles and pages of 5 liked posts by number of likes',
      head: ['read', ...sizes.map((size) => size.toLocaleString('en')), '100,000 / 10'],
      rows,
      budget: { isMet: worst <= maxRatio, text: `100,000 / 10 is at most ${maxRatio}x` },
    };
  } finally {
    await server.close();
  }
}
