import { deepEqual, equal, ok } from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { itemRequest, postRequest, sharePost } from '../../packages/server/src/testing/content.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import type { Check } from './support/check.ts';
import { type Fields, inTurnsOf, uniqueName } from './support/client.ts';
import type { Target } from './support/harness.ts';

/** Checks 30 and 31: one effect per key, and counts that equal the rows. */

const concurrent = 20;

/** The servers with one database: one with the embedded database, or two on PostgreSQL. */
type Servers = readonly [Target, ...Target[]];

/** Sends one request many times at once, to all servers in turns, then once more to each, with one key. */
async function repeatWithKey(servers: Servers, call: Call, fields: Fields, other: Fields, token: string) {
  const key = { 'idempotency-key': uniqueName(`key-${call.name}-`) };
  const answers = await Promise.all(
    Array.from({ length: concurrent }, (_, index) =>
      (servers[index % servers.length] ?? servers[0]).send(call, fields, token, key),
    ),
  );
  const replies: unknown[] = [];
  for (const answer of answers) {
    // A busy server may refuse some of them.
    ok([200, 409, 503].includes(answer.status), `${call.name}: ${answer.status}`);
    const reply: unknown = await answer.json();
    if (answer.status === 200) replies.push(reply);
  }
  for (const target of servers) {
    const again = await target.send(call, fields, token, key);
    equal(again.status, 200);
    replies.push(await again.json());
    const mismatch = await target.send(call, other, token, key);
    equal(mismatch.status, 422, `${call.name} with another body`);
  }
  for (const reply of replies) deepEqual(reply, replies[0], `different replies of ${call.name}`);
}

async function checkKeys(servers: Servers): Promise<void> {
  const [target] = servers;
  const person = await target.signUp(uniqueName('double'));
  const { email, token, username } = person;
  const post = await postRequest(person, { caption: 'once' });
  const item = await itemRequest(person);
  await repeatWithKey(servers, calls.addPost, post, { ...post, caption: 'other' }, token);
  await repeatWithKey(servers, calls.addUserItem, item, { ...item, itemName: 'Other' }, token);
  const { body } = await target.call(calls.getProfile, { userID: email }, token);
  const [postID] = body.profile.userPosts;
  const comment = { Email: email, userName: username, postID, comment: 'once' };
  await repeatWithKey(servers, calls.addComment, comment, { ...comment, comment: 'other' }, token);
  const commentsNow = async () =>
    (await target.call(calls.getComments, { postId: postID ?? '' }, token)).body.comments.length;
  const rows = {
    posts: body.profile.userPosts.length,
    items: (await target.call(calls.getAllUserItems, { userID: email }, token)).body.items.length,
    comments: await commentsNow(),
  };
  deepEqual(rows, { posts: 1, items: 1, comments: 1 });
  // Without a key every request counts.
  for (let run = 0; run < 2; run++) await target.send(calls.addComment, comment, token);
  equal(await commentsNow(), 3);
}

const idempotency: Check = {
  number: 30,
  title: 'Repeated requests with one key',
  runs: 'main',
  run: async (harness) => {
    await checkKeys([await harness.main()]);
    await checkKeys(await harness.pair());
    return `3 calls x ${concurrent} at once, to 1 server and to 2 on PostgreSQL: 1 row each, same reply, 422 for another body`;
  },
};

const people = 50;
const clicks = 100;

/** @param width people at the same time */
async function checkLikes(servers: Servers, width: number): Promise<void> {
  const [target] = servers;
  const owner = await target.signUp(uniqueName('liked'));
  const post = await sharePost(target, owner);
  const fans: TestUser[] = [];
  for (let index = 0; index < people; index++) fans.push(await target.signUp(uniqueName('fan')));
  let sent = 0;
  const send = async (call: Call, { email, token }: TestUser) => {
    sent += 1;
    const server = servers[sent % servers.length] ?? target;
    const attempt = () => server.send(call, { userID: email, postID: post.id }, token);
    let answer = await attempt();
    // A busy server may refuse some of them.
    for (let wait = 0; answer.status === 503 && wait < 50; wait++) {
      await setTimeout(100);
      answer = await attempt();
    }
    const body: { likes: number } = await answer.json();
    equal(answer.status, 200, JSON.stringify(body));
    ok(body.likes >= 0 && body.likes <= people + 1, `${body.likes} likes`);
  };
  const toggle = async (fan: TestUser, index: number) => {
    await Promise.all([send(calls.addLike, fan), send(calls.addLike, fan), send(calls.removeLike, fan)]);
    await send(index % 2 === 0 ? calls.addLike : calls.removeLike, fan);
  };
  await inTurnsOf(width, fans, toggle);
  const likesNow = async () =>
    (await target.call(calls.getPost, { id: post.id }, owner.token)).body.post.likes;
  equal(await likesNow(), people / 2);
  const clickers = Array.from({ length: clicks }, () => owner);
  await inTurnsOf(3 * width, clickers, (one, index) =>
    send(index % 2 === 0 ? calls.addLike : calls.removeLike, one),
  );
  await send(calls.addLike, owner);
  await send(calls.addLike, owner);
  equal(await likesNow(), people / 2 + 1);
  for (const person of [owner, ...fans]) await send(calls.removeLike, person);
  equal(await likesNow(), 0);
}

const likeRaces: Check = {
  number: 31,
  title: 'Likes at the same time',
  runs: 'main',
  run: async (harness) => {
    // The embedded database runs one statement at a time, so that more requests at once would only wait.
    await checkLikes([await harness.main()], 4);
    await checkLikes(await harness.pair(), people);
    return `${people} people and ${clicks} clicks at once, also on 2 servers with PostgreSQL: count equals the likes, never below 0`;
  },
};

export const raceChecks: readonly Check[] = [idempotency, likeRaces];
