import type { Database } from '../packages/server/src/db/database.ts';
import { startFeedServer } from './feed-server.ts';
import type { BenchmarkResult } from './report.ts';
import { fillFeed } from './rows.ts';
import { measureSizes } from './sizes.ts';

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

/** Measures profiles and pages of liked posts by the number of likes. */
export async function measureLikes(): Promise<BenchmarkResult> {
  const server = await startFeedServer(fillLikes);
  const likedPosts = (index: number, rest = '') =>
    server.read(`/getLikedPosts?limit=5&username=person${index + 1}${rest}`);
  try {
    return await measureSizes(
      {
        'own profile': (_likes, index) =>
          server.read(`/getProfile?userID=person${index + 1}@example.com`, `bench-${index + 1}`),
        profile: (_likes, index) => server.read(`/getProfileByUsername?username=person${index + 1}`),
        'first page of liked posts': (_likes, index) => likedPosts(index),
        'middle page of liked posts': (likes, index) => likedPosts(index, `&after=${middleOf(likes)}`),
      },
      {
        title: 'Profiles and pages of 5 liked posts by number of likes',
        readName: 'read',
        sizes,
        rounds,
        comparedTo: 0,
        comparison: '100,000 / 10',
        maxRatio,
      },
    );
  } finally {
    await server.close();
  }
}
