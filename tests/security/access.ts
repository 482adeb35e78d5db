import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { quantile } from '../../bench/measure.ts';
import { newId } from '../../packages/server/src/db/ids.ts';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { addItem, sharePost, upload } from '../../packages/server/src/testing/content.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import type { Check } from './support/check.ts';
import { type Fields, uniqueName } from './support/client.ts';
import type { Target } from './support/harness.ts';

/** Checks 6 and 7: hidden content answers like content that does not exist, from the moment it is hidden. */

interface Content {
  readonly post: string;
  readonly item: string;
  readonly itemImage: string;
  readonly avatar: string;
  readonly username: string;
}

interface Scene {
  readonly owner: TestUser;
  readonly stranger: TestUser;
  readonly content: Content;
  /** A word of the post's caption. */
  readonly word: string;
}

const missing: Content = {
  post: newId('post'),
  item: newId('item'),
  itemImage: newId('image'),
  avatar: newId('image'),
  username: 'no.such.user',
};

async function arrange(target: Target): Promise<Scene> {
  const picture = { profilePicture: upload(await plainJpeg()) };
  const owner = await target.signUp(uniqueName('hider'), picture);
  const stranger = await target.signUp(uniqueName('curious'));
  const item = await addItem(target, owner);
  const word = uniqueName('unmistakable');
  const post = await sharePost(target, owner, { itemIDs: [item.id], caption: word });
  const { body } = await target.call(calls.getProfile, { userID: owner.email }, owner.token);
  const content = {
    post: post.id,
    item: item.id,
    itemImage: item.image ?? '',
    avatar: body.profile.profilePicId ?? '',
    username: owner.username,
  };
  await target.call(calls.addFavorite, { email: stranger.email, itemID: item.id }, stranger.token);
  return { owner, stranger, content, word };
}

async function change(target: Target, { owner }: Scene, fields: object): Promise<void> {
  const { status } = await target.call(calls.updateProfile, { userID: owner.email, ...fields }, owner.token);
  equal(status, 200);
}

const imagesOf = (about: Content): readonly [Call, Fields][] => [
  [calls.getPostImage, { id: about.post }],
  [calls.getPostImage, { id: about.post, w: 320 }],
  [calls.getItemImage, { imageId: about.itemImage }],
  [calls.getProfilePicture, { picId: about.avatar }],
];

const readsOf = (about: Content): readonly [Call, Fields][] => [
  [calls.getPost, { id: about.post }],
  ...imagesOf(about),
  [calls.getPostItems, { postId: about.post }],
  [calls.getComments, { postId: about.post }],
  [calls.getItem, { id: about.item }],
  [calls.getProfileByUsername, { username: about.username }],
  [calls.getFollows, { username: about.username, list: 'followers' }],
  [calls.getUserPosts, { username: about.username }],
  [calls.getLikedPosts, { username: about.username }],
];

/** Returns everything that a client can observe of a response, apart from its time and its random id. */
async function observe(target: Target, call: Call, fields: Fields, token?: string, extra = {}) {
  const answer = await target.send(call, fields, token, extra);
  const { 'x-request-id': _, date: __, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
}

/** Lists, counts and searches as a person sees them. */
async function listsFor(target: Target, { stranger, content, word }: Scene): Promise<string> {
  const answers = await Promise.all([
    target.call(calls.getPosts, { limit: 50 }, stranger.token),
    target.call(calls.getPosts, { search_term: word }, stranger.token),
    target.call(calls.getPostsByIds, { ids: [content.post] }, stranger.token),
    target.call(calls.getFavorites, { email: stranger.email }, stranger.token),
    target.call(calls.getProfileByUsername, { username: stranger.username }, stranger.token),
  ]);
  return JSON.stringify(answers.map(({ body }) => body));
}

const samples = 200;
const maxDifferenceMs = 5;

/** The difference between the medians of two requests that are sent in turns, in milliseconds. */
async function timeDifference(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let index = 0; index < samples; index++) {
    const order = index % 2 === 0 ? [0, 1] : [1, 0];
    for (const slot of order) {
      const start = performance.now();
      await (slot === 0 ? one : other)();
      times[slot]?.push(performance.now() - start);
    }
  }
  return Math.abs(quantile(times[0], 0.5) - quantile(times[1], 0.5));
}

const foreignReads: Check = {
  number: 6,
  title: "Reads of another person's hidden data",
  runs: 'alone',
  run: async (harness) => {
    const target = await harness.main();
    const scene = await arrange(target);
    const { stranger, content } = scene;
    ok((await listsFor(target, scene)).includes(content.post), 'public content is shown');
    let requests = 0;
    const compareAll = async (token?: string) => {
      const absent = readsOf(missing);
      for (const [index, [call, fields]] of readsOf(content).entries()) {
        const found = await observe(target, call, fields, token);
        const [otherCall, otherFields] = absent[index] ?? [call, fields];
        deepEqual(found, await observe(target, otherCall, otherFields, token), call.name);
        const expected = token === undefined && call.access === 'required' ? 401 : 404;
        equal(found.status, expected, call.name);
        requests += 1;
      }
    };
    for (const fields of [
      { postPrivacy: 'private', profilePrivacy: 'private' },
      { postPrivacy: 'friends', profilePrivacy: 'friends' },
      { postPrivacy: 'public', profilePrivacy: 'public', blockedList: [stranger.username] },
    ]) {
      await change(target, scene, { blockedList: [], ...fields });
      await compareAll(stranger.token);
      if (!('blockedList' in fields)) await compareAll();
      const lists = await listsFor(target, scene);
      for (const id of Object.values(content)) equal(lists.includes(id), false, `${id} in a list`);
    }
    await change(target, scene, { blockedList: [], postPrivacy: 'private', profilePrivacy: 'private' });
    const read = (id: string) => () => observe(target, calls.getPost, { id }, stranger.token);
    const difference = await timeDifference(read(content.post), read(missing.post));
    ok(difference <= maxDifferenceMs, `medians differ by ${difference.toFixed(2)} ms`);
    return `${requests} replies equal those for missing content, medians ${difference.toFixed(2)} ms apart`;
  },
};

const visibilityChange: Check = {
  number: 7,
  title: 'Block and change of visibility',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const scene = await arrange(target);
    const { owner, stranger, content } = scene;
    const tags = new Map<Call, string>();
    for (const [call, fields] of imagesOf(content)) {
      const { status, headers } = await observe(target, call, fields, stranger.token);
      equal(status, 200, call.name);
      tags.set(call, headers.etag ?? '');
    }
    let denied = 0;
    for (const fields of [
      { postPrivacy: 'private', profilePrivacy: 'private' },
      { blockedList: [stranger.username] },
    ]) {
      await change(target, scene, { blockedList: [], postPrivacy: 'public', profilePrivacy: 'public' });
      await change(target, scene, fields);
      for (const [call, request] of readsOf(content)) {
        const cached = { 'if-none-match': tags.get(call) ?? '' };
        equal((await observe(target, call, request, stranger.token, cached)).status, 404, call.name);
        denied += 1;
      }
    }
    await change(target, scene, { blockedList: [], postPrivacy: 'private', profilePrivacy: 'private' });
    for (const [call, request] of readsOf(content)) {
      const { status, headers } = await observe(target, call, request, owner.token);
      deepEqual([status, headers['cache-control']], [200, 'private, no-store'], call.name);
    }
    const { body } = await target.call(calls.getPost, { id: content.post }, owner.token);
    const signed = await target.get(`${apiRoot}${body.post.image}`);
    deepEqual([signed.status, signed.headers.get('cache-control')], [200, 'private, no-store']);
    const forged = `${apiRoot}${body.post.image}`.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    equal((await target.get(forged)).status, 404, 'a changed signature');
    await target.call(calls.deletePost, { postId: content.post, userID: owner.email }, owner.token);
    equal((await target.get(`${apiRoot}${body.post.image}`)).status, 404, 'a signed address after deletion');
    return `${denied} reads denied on the next request, non-public replies private, no-store`;
  },
};

export const accessChecks: readonly Check[] = [foreignReads, visibilityChange];
