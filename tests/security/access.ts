import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { quantile } from '../../bench/measure.ts';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import type { Check } from './support/check.ts';
import type { Fields } from './support/client.ts';
import type { Target } from './support/harness.ts';
import {
  arrangeContent,
  countNotifications,
  imagesOf,
  missing,
  readsOf,
  type Scene,
  searchesWithTrace,
  sortLists,
} from './support/hidden-content.ts';

/** Checks 6 and 7: hidden content answers like content that does not exist, from the moment it is hidden. */

async function change(target: Target, { owner }: Scene, fields: object): Promise<void> {
  const { status } = await target.call(calls.updateProfile, { userID: owner.email, ...fields }, owner.token);
  equal(status, 200);
}

/** Returns everything that a client can observe of a response, apart from its time and its random id. */
async function observe(target: Target, call: Call, fields: Fields, token?: string, extra = {}) {
  const answer = await target.send(call, fields, token, extra);
  const { 'x-request-id': _, date: __, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
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
    const scene = await arrangeContent(target, 'zirconquartz');
    const { stranger, content } = scene;
    deepEqual((await sortLists(target, scene)).without, [], 'lists without public content');
    deepEqual(await countNotifications(target, scene), { unread: 2, listed: 2 });
    equal(await searchesWithTrace(target, scene), 7, 'searches that find public content');
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
      // After a block, people without an account still see what is public.
      if (!('blockedList' in fields)) await compareAll();
      equal(await searchesWithTrace(target, scene), 0, 'searches that find hidden content');
      // Names stay in lists of follows, which a block ends.
      const hidden = Object.values(content).filter(
        (id) => 'blockedList' in fields || id !== content.username,
      );
      deepEqual((await sortLists(target, scene, hidden)).withContent, [], 'lists with hidden content');
      deepEqual(await countNotifications(target, scene), { unread: 0, listed: 0 });
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
    const scene = await arrangeContent(target, 'umbraplover');
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
