import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { rateLimits } from '../../packages/server/src/http/rate-limit.ts';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { itemRequest, postRequest, sharePost, upload } from '../../packages/server/src/testing/content.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import type { Check } from './support/check.ts';
import { type Fields, type Headers, uniqueName } from './support/client.ts';
import type { Harness, Target } from './support/harness.ts';

/** Check 26: the documented numbers of requests, counted over all processes. */

interface Limited {
  readonly name: string;
  readonly limit: { readonly count: number; readonly seconds: number };
  readonly call: Call;
  fields(index: number): Fields;
  readonly token?: string;
  headers?(index: number): Headers;
}

/** Requests at once: so few that a server with the embedded database never answers 503, and more on PostgreSQL. */
const concurrent = { embedded: 4, shared: 20 };

/** Sends requests until one is refused and returns how many were accepted. */
async function acceptedOf(targets: readonly Target[], row: Limited) {
  const { call, fields, token, headers, limit } = row;
  const atOnce = targets.length > 1 ? concurrent.shared : concurrent.embedded;
  const statuses: number[] = [];
  let retryAfter = 0;
  const most = limit.count + 2 * atOnce;
  const send = async () => {
    while (retryAfter === 0 && statuses.length < most) {
      const index = statuses.push(0) - 1;
      const target = targets[index % targets.length];
      const answer = await target?.send(call, fields(index), token, headers?.(index));
      await answer?.arrayBuffer();
      statuses[index] = answer?.status ?? 0;
      if (answer?.status === 429) retryAfter = Number(answer.headers.get('retry-after'));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  const accepted = statuses.filter((status) => status !== 429);
  deepEqual(
    accepted.filter((status) => status >= 500 || status === 0),
    [],
  );
  return { accepted: accepted.length, retryAfter };
}

async function expectLimits(targets: readonly Target[], rows: readonly Limited[]): Promise<string> {
  const figures: string[] = [];
  for (const row of rows) {
    const { accepted, retryAfter } = await acceptedOf(targets, row);
    equal(accepted, row.limit.count, `${row.name}: ${accepted} accepted, the limit is ${row.limit.count}`);
    ok(retryAfter > 0 && retryAfter <= row.limit.seconds, `${row.name}: Retry-After ${retryAfter}`);
    figures.push(`${row.name} ${accepted}`);
  }
  return figures.join(', ');
}

async function rowsOf(person: TestUser, postID: string): Promise<readonly Limited[]> {
  const { email, token, username } = person;
  const like = { userID: email, postID };
  const post = await postRequest(person, { file: upload(await plainJpeg()) });
  const item = await itemRequest(person);
  return [
    { name: 'reads', limit: rateLimits.read, call: calls.getFavorites, fields: () => ({ email }), token },
    { name: 'likes', limit: rateLimits.write, call: calls.addLike, fields: () => like, token },
    { name: 'posts', limit: rateLimits.upload, call: calls.addPost, fields: () => post, token },
    { name: 'items', limit: rateLimits.upload, call: calls.addUserItem, fields: () => item, token },
    {
      name: 'deletions',
      limit: rateLimits.delete,
      call: calls.deletePost,
      fields: () => ({ userID: email, postId: 'missing' }),
      token,
    },
    {
      name: 'images',
      limit: rateLimits.image,
      call: calls.getPostImage,
      fields: () => ({ id: 'missing' }),
      token,
    },
    {
      name: 'usernames',
      limit: rateLimits.username,
      call: calls.checkUsername,
      fields: (index: number) => ({ username: `${username}${index}` }),
      headers: (index: number) => ({ 'x-forwarded-for': `10.0.0.${index}` }),
    },
    {
      name: 'bad tokens',
      limit: rateLimits.refused,
      call: calls.getFavorites,
      fields: () => ({ email }),
      token: 'nonsense',
      headers: (index: number) => ({ 'x-forwarded-for': `10.0.1.${index}` }),
    },
  ];
}

async function checkPictures(target: Target): Promise<string> {
  const person = await target.signUp(uniqueName('picture'));
  const request = { userID: person.email, profilePicture: upload(await plainJpeg()) };
  // The sign-up has sent one of them.
  const limit = { ...rateLimits.upload, count: rateLimits.upload.count - 1 };
  const row = { name: 'profile pictures', limit, call: calls.updateProfile, fields: () => request };
  return expectLimits([target], [{ ...row, token: person.token }]);
}

async function checkHealth(target: Target): Promise<void> {
  let answer = await target.get('/api/health');
  for (let index = 0; answer.status !== 429 && index <= 2 * rateLimits.health.count; index++) {
    answer = await target.get('/api/health', { 'x-forwarded-for': `10.0.2.${index}` });
  }
  equal(answer.status, 429, 'health checks are not limited');
}

/** Two processes on one database count together. */
async function checkShared(harness: Harness): Promise<string> {
  const database = await (await harness.postgres()).createDatabase();
  const env = { DATABASE_URL: database.url, RATE_LIMIT_FACTOR: '1', SIGNING_SECRET: 's'.repeat(40) };
  const targets = [await harness.start(env), await harness.start(env)];
  const [first] = targets;
  if (!first) throw new Error('no server');
  const person = await first.signUp(uniqueName('shared'));
  const limit = { ...rateLimits.write, count: rateLimits.write.count - 1 };
  const post = await sharePost(first, person);
  const row = { name: 'likes over 2 processes', limit, call: calls.addLike, token: person.token };
  const figures = await expectLimits(targets, [
    { ...row, fields: () => ({ userID: person.email, postID: post.id }) },
  ]);
  for (const { server } of targets) server.child.kill('SIGKILL');
  return figures;
}

const limits: Check = {
  number: 26,
  title: 'Rate limits',
  runs: 'own',
  run: async (harness) => {
    const target = await harness.start({ RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'error' });
    const owner = await target.signUp(uniqueName('owner'));
    const post = await sharePost(target, owner);
    const person = await target.signUp(uniqueName('eager'));
    const rows = await rowsOf(person, post.id);
    // The sign-up has sent one write.
    const adjusted = rows.map((row) =>
      row.name === 'likes' ? { ...row, limit: { ...row.limit, count: row.limit.count - 1 } } : row,
    );
    // Afterwards new tokens from this address are refused.
    const badTokens = adjusted.slice(-1);
    const others = adjusted.slice(0, -1);
    const figures = [await expectLimits([target], others), await checkPictures(target)];
    figures.push(await expectLimits([target], badTokens));
    await checkHealth(target);
    target.server.child.kill('SIGKILL');
    figures.push(await checkShared(harness));
    return `${figures.join(', ')}; forged addresses ignored`;
  },
};

export const limitChecks: readonly Check[] = [limits];
