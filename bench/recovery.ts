import { plainJpeg } from '../packages/server/src/images/testing/files.ts';
import {
  loadImage,
  readFeed,
  shareUntilKilled,
  signUpUploader,
} from '../packages/server/src/testing/child-client.ts';
import { type ChildServer, createChildServers } from '../packages/server/src/testing/child-server.ts';
import { quantile, timed } from './measure.ts';
import type { Part } from './report.ts';

const kills = 20;
/** Acknowledged posts before each kill, so that the kills meet the server at different points of its work. */
const acknowledgedBefore = (kill: number) => 3 + (kill % 7);
const pageSize = 50;
const readyMaxSeconds = 2;

/** Every post that the server shows. */
async function allPosts(server: ChildServer) {
  const posts: { readonly id: string; readonly image: string }[] = [];
  for (let isLast = false; !isLast; ) {
    const { body } = await readFeed(server, `limit=${pageSize}&offset=${posts.length}`);
    posts.push(...(body.posts ?? []));
    isLast = (body.posts ?? []).length < pageSize;
  }
  return posts;
}

/** How long a server takes to come back after kills while posts are shared, and whether anything is lost or half. */
export async function measureRecovery(): Promise<Part> {
  const servers = await createChildServers();
  try {
    const dataDir = await servers.newFolder();
    const jpeg = await plainJpeg(600, 800);
    const acknowledged: string[] = [];
    const seconds: number[] = [];
    let server = await servers.start(dataDir);
    await signUpUploader(server);
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
    const half = loaded.filter(({ status }) => status !== 200).length;
    const slowest = Math.max(...seconds);
    return {
      title: `${kills} times kill -9 while posts are shared`,
      head: ['', ''],
      rows: [
        ['acknowledged posts, of these lost', `${acknowledged.length}, ${lost}`],
        ['posts shown, of these without their picture', `${posts.length}, ${half}`],
        ['from the start to the first answer, median', `${quantile(seconds, 0.5).toFixed(2)} s`],
        ['slowest', `${slowest.toFixed(2)} s`],
      ],
      verdict: {
        passed: lost === 0 && half === 0 && slowest <= readyMaxSeconds,
        text: `nothing lost, nothing half, ready within ${readyMaxSeconds} s`,
      },
    };
  } finally {
    await servers.close();
  }
}
