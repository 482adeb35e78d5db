import { setTimeout } from 'node:timers/promises';
import type { Attempt } from './attempts.ts';
import { type Answer, idOf, send, sendWrite, signUp, type Write } from './client.ts';

const writers = 8;
const readers = 6;
const writerPauseMs = 300;
const readerPauseMs = 400;
/** A post, then comments and likes in turn. */
const writesPerPost = 9;
/** After this time a write that is still not acknowledged counts as failed. */
const giveUpMs = 60_000;
const mostPauseMs = 5_000;

/** What the servers have acknowledged of a post. */
export interface AcknowledgedPost {
  readonly id: string;
  readonly write: Write;
  readonly comments: { readonly id: string; readonly write: Write }[];
  readonly likes: Set<string>;
}

export type Load = ReturnType<typeof startLoad>;

/**
 * Starts people who write and read through nginx until they are stopped. Writers repeat a write with its key, after
 * `Retry-After`, until it is acknowledged. Readers expect every write that was acknowledged before they asked.
 */
export function startLoad(address: string, photo: Buffer) {
  const attempts: Attempt[] = [];
  const givenUp: Write[] = [];
  const posts: AcknowledgedPost[] = [];
  let isStopped = false;

  async function attempt(
    kind: Attempt['kind'],
    name: string,
    isRepeat: boolean,
    request: () => Promise<Answer>,
    isRight: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    const from = performance.now();
    const answer = await request();
    const isComplete = answer.outcome !== 'ok' || isRight(answer);
    const outcome = isComplete ? answer.outcome : 'wrong';
    const detail = `${answer.status} ${answer.body.code ?? (isComplete ? '' : 'an acknowledged write is missing')}`;
    attempts.push({ kind, name, from, to: performance.now(), outcome, isRepeat, detail });
    return answer;
  }

  async function write(one: Write): Promise<Answer | null> {
    const limit = performance.now() + giveUpMs;
    for (let tries = 0; performance.now() < limit; tries++) {
      const answer = await attempt('write', one.name, tries > 0, () => sendWrite(address, one, photo));
      if (answer.outcome === 'ok') return answer;
      await setTimeout(Math.min(answer.retryAfterSeconds * 1000, mostPauseMs));
    }
    givenUp.push(one);
    return null;
  }

  async function share(uid: string, key: string): Promise<void> {
    const one: Write = { name: 'addPost', uid, key, postId: '' };
    const answer = await write(one);
    const id = answer && idOf(answer);
    if (id) posts.push({ id, write: one, comments: [], likes: new Set() });
  }

  async function commentOn(post: AcknowledgedPost, uid: string, key: string): Promise<void> {
    const one: Write = { name: 'addComment', uid, key, postId: post.id };
    const answer = await write(one);
    const id = answer && idOf(answer);
    if (id) post.comments.push({ id, write: one });
  }

  async function like(post: AcknowledgedPost, uid: string, key: string): Promise<void> {
    if (await write({ name: 'addLike', uid, key, postId: post.id })) post.likes.add(uid);
  }

  async function runWriter(writer: number): Promise<void> {
    const uid = `writer-${writer}`;
    await signUp(address, uid);
    for (let turn = 0; !isStopped; turn++) {
      const key = `${uid}-${turn}`;
      const post = posts[(turn * 7 + writer) % Math.max(1, posts.length)];
      if (turn % writesPerPost === 0 || !post) await share(uid, key);
      else if (turn % 2 === 0 && !post.likes.has(uid)) await like(post, uid, key);
      else await commentOn(post, uid, key);
      await setTimeout(writerPauseMs);
    }
  }

  const readOne = (uid: string, post: AcknowledgedPost, turn: number) => {
    const likes = post.likes.size;
    const comments = post.comments.length;
    const read = (name: string, path: string, isRight?: (answer: Answer) => boolean) =>
      attempt('read', name, false, () => send(address, uid, path), isRight);
    if (turn % 4 === 0) return read('getPosts', '/posts?limit=10');
    if (turn % 4 === 1) return read('getPostImage', `/post/${post.id}/image?w=320`, ({ bytes }) => bytes > 0);
    if (turn % 4 === 2) return read('getComments', `/comments/${post.id}`);
    return read('getPost', `/post/${post.id}`, ({ body }) => {
      const { post: found } = body;
      return found !== undefined && found.likes >= likes && found.commentCount >= comments;
    });
  };

  async function runReader(reader: number): Promise<void> {
    const uid = `reader-${reader}`;
    await signUp(address, uid);
    for (let turn = reader; !isStopped; turn++) {
      // The newest ones too, which another process has just written.
      const post = turn % 2 === 0 ? posts.at(-1) : posts[turn % Math.max(1, posts.length)];
      if (post) await readOne(uid, post, turn);
      await setTimeout(readerPauseMs);
    }
  }

  const people = Promise.all([
    ...Array.from({ length: writers }, (_, index) => runWriter(index)),
    ...Array.from({ length: readers }, (_, index) => runReader(index)),
  ]);
  // Reported by `stop`.
  people.catch(() => undefined);
  return {
    attempts,
    givenUp,
    posts,
    /** Resolves when every write that was begun is acknowledged or given up. */
    async stop(): Promise<void> {
      isStopped = true;
      await people;
    },
  };
}
