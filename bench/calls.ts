import type { CallName } from '@aura/api-client/contract/calls';
import { fillCallWorld } from './call-rows.ts';
import { createSteps } from './call-steps.ts';
import { startFeedServer } from './feed-server.ts';
import { measureAlternately } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const smallSize = 1000;
const fullSize = 1_000_000;
const rounds = 30;
/** Maximum ratio of the time of a call in the large world to that in the small one. */
const maxRatio = 3;

/** Starts a server on a world and returns the steps of a visit to it. */
async function startWorld(posts: number) {
  const server = await startFeedServer((db) => fillCallWorld(db, posts));
  const { rows } = await server.db.execute<{ username: string }>(
    `select username from users where id in ('u_1', 'u_70') order by length(id)`,
  );
  const [famous = '', other = ''] = rows.map(({ username }) => username);
  return { steps: await createSteps(server.call, [famous, other]), close: server.close };
}

/**
 * Measures each call of the contract in two worlds, in turns: one with 1,000 posts and one with a thousand times as many
 * posts, people, likes and comments.
 * @param posts size of the large world
 */
export async function measureCalls(posts = fullSize): Promise<BenchmarkResult> {
  const small = await startWorld(smallSize);
  const large = await startWorld(posts);
  try {
    const names = Object.keys(small.steps) as CallName[];
    const works = names.flatMap((name) => [
      [`small ${name}`, async () => small.steps[name]?.()],
      [`large ${name}`, async () => large.steps[name]?.()],
    ]);
    return report(names, await measureAlternately<string>(Object.fromEntries(works), rounds), posts);
  } finally {
    await small.close();
    await large.close();
  }
}

function report(
  names: readonly CallName[],
  medians: Readonly<Record<string, number>>,
  posts: number,
): BenchmarkResult {
  const count = (value: number) => value.toLocaleString('en');
  const times = names.map((name) => {
    const [small = Number.NaN, large = Number.NaN] = [medians[`small ${name}`], medians[`large ${name}`]];
    return { name, small, large, ratio: large / small };
  });
  return {
    title: `Each call by the size of the world: posts with 5 likes and 2 comments each, a person for each 10`,
    head: ['', `${count(smallSize)} posts`, `${count(posts)} posts`, 'ratio'],
    rows: times.map(({ name, small, large, ratio }) => [
      name,
      `${small.toFixed(1)} ms`,
      `${large.toFixed(1)} ms`,
      ratio.toFixed(1),
    ]),
    budget: {
      isMet: Math.max(...times.map(({ ratio }) => ratio)) <= maxRatio,
      text: `a call takes at most ${maxRatio}x its time with ${count(smallSize)} posts`,
    },
  };
}
