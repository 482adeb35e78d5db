import { startFeedServer } from './feed-server.ts';
import { fillMatchWorld } from './match-rows.ts';
import { measureAlternately } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const fullSize = 1_000_000;
const ownItems = 1000;
const rounds = 60;
/** Maximum ratio of the time of a call to that of a page of the feed. */
const maxRatio = 2;

/** An item whose colour is like the most other colours. */
const broadColor = 'Light Gray';

/**
 * Measures what compares garments, each beside a page of the feed.
 * @param posts size of the world
 */
export async function measureMatches(posts = fullSize): Promise<BenchmarkResult> {
  const server = await startFeedServer((db) => fillMatchWorld(db, { posts, ownItems }));
  try {
    const { rows } = await server.db.execute<{ id: string }>(
      `select id from items where owner_id = 'u_0' and color = '${broadColor}' and subcategory = 'Jeans' limit 1`,
    );
    const broadId = rows[0]?.id ?? 'own_0';
    let turn = 0;
    const times = await measureAlternately(
      {
        feed: () => server.get('limit=10&offset=0'),
        own: () => server.read(`/matchItems/p_${10 + 10 * (turn++ % 90)}`),
        similar: () => server.read(`/postsLikeItem/own_${turn++ % ownItems}?limit=12`),
        broad: () => server.read(`/postsLikeItem/${broadId}?limit=12`),
        later: () => server.read(`/postsLikeItem/${broadId}?limit=12&after=${Date.UTC(2026, 5, 1)}_p_0`),
      },
      rounds,
    );
    return report(times, posts);
  } finally {
    await server.close();
  }
}

function report(
  { feed, ...times }: Record<'feed' | 'own' | 'similar' | 'broad' | 'later', number>,
  posts: number,
): BenchmarkResult {
  const names = {
    own: 'closest own items to the 2 of a post',
    similar: 'posts with something like an item',
    broad: `the same, of jeans in ${broadColor.toLowerCase()}, which are like the most`,
    later: 'a later page of these',
  };
  const row = (name: string, time: number) => [name, `${time.toFixed(1)} ms`, (time / feed).toFixed(1)];
  return {
    title: `Comparing garments: ${ownItems.toLocaleString('en')} own ones, ${posts.toLocaleString('en')} posts with 2 each`,
    head: ['', 'median', 'of a page of the feed'],
    rows: [
      row('page of the feed', feed),
      ...Object.entries(times).map(([name, time]) => row(names[name as keyof typeof names], time)),
    ],
    budget: {
      isMet: Math.max(...Object.values(times)) / feed <= maxRatio,
      text: `at most ${maxRatio}x a page of the feed`,
    },
  };
}
