import { type Answer, idOf, send, sendWrite, type Write } from './client.ts';
import type { AcknowledgedPost } from './load.ts';

const reader = 'reader-0';
const pageSize = 50;
const concurrent = 6;

/** Runs work on all values, a few at a time. */
async function forEach<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const rest = values.values();
  const run = async () => {
    for (const value of rest) await work(value);
  };
  await Promise.all(Array.from({ length: concurrent }, run));
}

async function read(address: string, path: string): Promise<Answer> {
  const answer = await send(address, reader, path);
  if (answer.outcome !== 'ok') throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function readFeed(address: string) {
  const found: { readonly id: string; readonly text: string }[] = [];
  for (;;) {
    const last = found.at(-1);
    const after = last ? `&offset=${found.length}&after=${last.id}` : '';
    const { posts = [] } = (await read(address, `/posts?limit=${pageSize}${after}`)).body;
    found.push(...posts.map(({ id, caption }) => ({ id, text: caption })));
    if (posts.length < pageSize) return found;
  }
}

async function readComments(address: string, postId: string) {
  const found: { readonly id: string; readonly text: string }[] = [];
  for (;;) {
    const last = found.at(-1);
    const { body } = await read(address, `/comments/${postId}${last ? `?after=${last.id}` : ''}`);
    found.push(...(body.comments ?? []).map(({ id, text }) => ({ id, text })));
    if (!body.hasMore) return found;
  }
}

/** Compares what was acknowledged with what exists, as lines that name the differences. */
function differences(
  what: string,
  acknowledged: readonly { readonly id: string; readonly write: Write }[],
  found: readonly { readonly id: string; readonly text: string }[],
): string[] {
  const ids = new Set(found.map(({ id }) => id));
  const lost = acknowledged.filter(({ id }) => !ids.has(id));
  const texts = new Map<string, number>();
  for (const { text } of found) texts.set(text, (texts.get(text) ?? 0) + 1);
  const own = new Set(acknowledged.map(({ write }) => write.key));
  return [
    ...lost.map(({ write }) => `${what} ${write.key} is lost`),
    ...[...texts].filter(([, count]) => count > 1).map(([key]) => `${what} ${key} exists twice`),
    ...[...texts.keys()].filter((key) => !own.has(key)).map((key) => `${what} ${key} was not acknowledged`),
  ];
}

/**
 * Compares what a server shows with what was acknowledged: each post, comment and like exists exactly once, and
 * each image can be loaded.
 * @returns a line per difference
 */
export async function compare(address: string, posts: readonly AcknowledgedPost[]): Promise<string[]> {
  const problems = differences('post', posts, await readFeed(address));
  await forEach(posts, async (post) => {
    problems.push(...differences('comment', post.comments, await readComments(address, post.id)));
    const { body } = await read(address, `/post/${post.id}`);
    if (body.post?.likes !== post.likes.size) {
      problems.push(`post ${post.write.key} has ${body.post?.likes} of ${post.likes.size} likes`);
    }
    const { bytes } = await read(address, `/post/${post.id}/image`);
    if (bytes === 0) problems.push(`post ${post.write.key} has no image`);
  });
  return problems;
}

/**
 * Sends every write with a key again.
 * @returns a line per answer that differs from the first one
 */
export async function repeatAll(
  address: string,
  posts: readonly AcknowledgedPost[],
  photo: Buffer,
): Promise<string[]> {
  const problems: string[] = [];
  await forEach(
    posts.flatMap((post) => [post, ...post.comments]),
    async ({ id, write }) => {
      const answer = await sendWrite(address, write, photo);
      if (idOf(answer) !== id) problems.push(`${write.key} gives ${answer.status} ${idOf(answer)} not ${id}`);
    },
  );
  return problems;
}
