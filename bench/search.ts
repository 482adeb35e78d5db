import { startFeedServer } from './feed-server.ts';
import { measureAlternately } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { fillSearchWorld, type SearchWorld, searched } from './search-rows.ts';

const fullSize = 1_000_000;
/** Posts for each person. */
const postsPerPerson = 10;
const rounds = 60;
/** Maximum ratio of the time of a search to that of a page of the feed. */
const maxRatio = 3;

interface Search {
  readonly type: 'people' | 'posts' | 'tags';
  readonly q: string;
  readonly description: string;
}

/** A name of the world, as its owner types it and with one letter changed. */
const nameSearches = (username: string): Search[] => {
  const [start = '', last = ''] = username.split('.');
  return [
    { type: 'people', q: start.slice(0, 2), description: 'people, 2 letters of many names' },
    { type: 'people', q: username, description: 'people, the whole username' },
    { type: 'people', q: `${last.slice(0, 3)}x${last.slice(4)}`, description: 'people, a name with a typo' },
    {
      type: 'people',
      q: `${last[1]}${last[0]}${last.slice(2)}`,
      description: 'people, a name with two letters swapped',
    },
    { type: 'people', q: 'xyzzyx', description: 'people, no such name' },
  ];
};

const searches = (username: string): Search[] => [
  { type: 'posts', q: searched.everyPost, description: 'posts, a word of every post' },
  { type: 'posts', q: searched.tenthPost, description: 'posts, a word of every 10th post' },
  { type: 'posts', q: searched.fiftiethPost, description: 'posts, a word of every 50th post' },
  { type: 'posts', q: searched.seldomPost, description: 'posts, a word of every 500th post' },
  { type: 'posts', q: searched.rarePost, description: 'posts, a word of every 20,000th post' },
  { type: 'posts', q: searched.old, description: 'posts, a word of the oldest 10% only' },
  { type: 'posts', q: 'xyzzyx', description: 'posts, a word of no post' },
  { type: 'posts', q: searched.frequentTag, description: 'posts, a tag of every post' },
  ...nameSearches(username),
  { type: 'tags', q: 'style', description: 'tags, the start of 20,000 tags' },
  { type: 'tags', q: searched.rareTag, description: 'tags, a rare one' },
  { type: 'tags', q: 'gabadrine', description: 'tags, with a typo' },
  { type: 'tags', q: 'tsyle', description: 'tags, 20,000 with two letters swapped' },
];

/**
 * Measures searches, each beside a page of the feed.
 * @param posts size of the world
 */
export async function measureSearch(posts = fullSize): Promise<BenchmarkResult> {
  const world: SearchWorld = { posts, people: Math.max(1, posts / postsPerPerson) };
  const server = await startFeedServer((db) => fillSearchWorld(db, world));
  try {
    const { rows } = await server.db.execute<{ username: string }>(
      `select username from users where id = 'u_${Math.floor(world.people / 2)}'`,
    );
    const works: Record<string, () => Promise<unknown>> = { feed: () => server.get('limit=10&offset=0') };
    for (const { type, q, description } of searches(rows[0]?.username ?? '')) {
      const query = new URLSearchParams({ type, q, limit: '10' });
      works[description] = () => server.read(`/search?${query}`);
    }
    for (const tag of [searched.frequentTag, searched.rareTag]) {
      const name = tag === searched.frequentTag ? 'a tag of every post' : 'a rare tag';
      works[`page of ${name}`] = () => server.read(`/tag/${tag.slice(1)}?limit=10`);
    }
    return report(await measureAlternately(works, rounds), world);
  } finally {
    await server.close();
  }
}

function report(medians: Readonly<Record<string, number>>, world: SearchWorld): BenchmarkResult {
  const { feed = Number.NaN, ...found } = medians;
  const ratios = Object.values(found).map((time) => time / feed);
  const count = (value: number) => value.toLocaleString('en');
  return {
    title: `Searches of ${count(world.posts)} posts and ${count(world.people)} people, 10 results`,
    head: ['', 'median', 'of a page of the feed'],
    rows: [
      ['page of the feed', `${feed.toFixed(1)} ms`, '1.0'],
      ...Object.entries(found).map(([name, time]) => [
        name,
        `${time.toFixed(1)} ms`,
        (time / feed).toFixed(1),
      ]),
    ],
    budget: {
      isMet: Math.max(...ratios) <= maxRatio,
      text: `a search takes at most ${maxRatio}x a page of the feed`,
    },
  };
}
