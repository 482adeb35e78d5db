import { plainJpeg } from '../packages/server/src/images/testing/files.ts';
import {
  loadImage,
  readFeed,
  shareUntilKilled,
  signUpTestUser,
} from '../packages/server/src/testing/child-client.ts';
import { type ChildServer, createChildServers } from '../packages/server/src/testing/child-server.ts';
import { quantile, timed } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const kills = 20;
/** Number of acknowledged posts before each kill; it varies, so that kills occur at different points. */
const acknowledgedBefore = (kill: number) => 3 + (kill % 7);
const pageSize = 50;
const maxReadySeconds = 2;

/** Reads all posts of the feed. */
async function allPosts(server: ChildServer) {
  const posts: { readonly id: string; readonly image: string }[] = [];
  for (let isLast = false; !isLast; ) {
    const { body } = await readFeed(server, `limit=${pageSize}&offset=${posts.length}`);
    posts.push(...(body.posts ?? []));
    isLast = (body.posts ?? []).length < pageSize;
  }
  return posts;
}

/** Measures how fast a server recovers from kills during writes, and whether posts or images are lost. */
export async function measureRecovery(): Promise<BenchmarkResult> {
  const servers = await createChildServers();
  try {
    const dataDir = await servers.newFolder();
    const jpeg = await plainJpeg(600, 800);
    const acknowledged: string[] = [];
    const seconds: number[] = [];
    let server = await servers.start(dataDir);
    await signUpTestUser(server);
    for (let kill = 0; kill < kills; kill++) {
      acknowledged.push(...(await shareUntilKilled(server, jpeg, acknowledgedBefore(kill))));
      const ms = await timed(async () => {
        server = await servers.start(dataDir);
      });
      seconds.push(ms / 1000);
    }
    const posts = await allPosts(server);
    const shown = new Set(posts.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !shown.has(id)).length;
    const loaded = await Promise.all(posts.map(({ image }) => loadImage(server, image)));
    const withoutImage = loaded.filter(({ status }) => status !== 200).length;
    const slowest = Math.max(...seconds);
    return {
      title: `${kills} kills (SIGKILL) during writes`,
      head: ['', 'result'],
      rows: [
        ['acknowledged posts / lost', `${acknowledged.length} / ${lost}`],
        ['posts in the feed / without image', `${posts.length} / ${withoutImage}`],
        ['time until ready, median', `${quantile(seconds, 0.5).toFixed(2)} s`],
        ['time until ready, maximum', `${slowest.toFixed(2)} s`],
      ],
      budget: {
        isMet: lost === 0 && withoutImage === 0 && slowest <= maxReadySeconds,
        text: `no lost post, no missing image, ready within ${maxReadySeconds} s`,
      },
    };
  } finally {
    await servers.close();
  }
}
