import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import { itemRequest, postRequest } from '../../packages/server/src/testing/content.ts';
import {
  createFixtures,
  createOwnRequests,
  createRequests,
} from '../../packages/server/src/testing/every-call.ts';
import type { Check } from './support/check.ts';
import { everyCall, type Fields, uniqueName } from './support/client.ts';
import { openCase } from './support/open-case.ts';

/** Checks 8 and 9: which fields go in and which come out. */

/** Fields that only the server sets. */
const foreignFields = {
  id: 'p_chosen',
  likes: 999,
  commentCount: 999,
  originalEmail: 'other@example.com',
  role: 'admin',
  isAdmin: 'true',
  isOwner: 'true',
  emailVerified: 'true',
  timestamp: '2001-01-01T00:00:00.000Z',
  followers: '["x"]',
  uid: 'uid-other',
};

const massAssignment: Check = {
  number: 8,
  title: 'Mass assignment',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const person = await target.signUp(uniqueName('eager'));
    const extra = { ...foreignFields, '__proto__[role]': 'admin', 'constructor[prototype][role]': 'admin' };
    const post = await postRequest(person);
    const item = await itemRequest(person);
    const shared = await (await target.send(calls.addPost, { ...post, ...extra }, person.token)).json();
    deepEqual([shared.post.likes, shared.post.commentCount], [0, 0]);
    equal(shared.post.userID, person.email);
    ok(shared.post.id !== foreignFields.id && !String(shared.post.timestamp).startsWith('2001'));
    const added = await (await target.send(calls.addUserItem, { ...item, ...extra }, person.token)).json();
    deepEqual([added.item.likes, added.item.id === foreignFields.id], [0, false]);
    const profile = { userID: person.email, displayName: 'Eager', ...extra };
    equal((await target.send(calls.updateProfile, profile, person.token)).status, 200);
    const { body } = await target.call(calls.getProfile, { userID: person.email }, person.token);
    deepEqual([body.profile.email, body.profile.followers], [person.email, []]);
    // JSON bodies can carry a real __proto__.
    const json = `{"email":"${person.email}","itemID":"${added.item.id}","__proto__":{"role":"admin"},"source":"aura-feed"}`;
    const polluting = await fetch(`${target.address}${apiRoot}/addFavorite`, {
      method: 'POST',
      body: json,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    });
    ok([200, 400].includes(polluting.status));
    const settings = { userID: person.email, settings: '{"__proto__":{"x":1},"likeNotifications":"yes"}' };
    const form = await fetch(`${target.address}${apiRoot}/updateNotificationSettings`, {
      method: 'PUT',
      body: new URLSearchParams(settings),
      headers: { authorization: `Bearer ${person.token}` },
    });
    equal(form.status, 400);
    const other = { userID: person.email, email: 'other@example.com' };
    equal((await target.send(calls.updateProfile, other, person.token)).status, 403);
    return `${Object.keys(extra).length} foreign fields in 3 calls, 0 effects`;
  },
};

const reads = everyCall.filter(({ method, response }) => method === 'GET' && response !== null);

/** Fails when a reply has a field that the contract does not name. */
function checkKeys(call: Call, body: unknown): void {
  if (call.response) deepEqual(call.response.parse(body), body, `fields of ${call.name}`);
}

const overExposure: Check = {
  number: 9,
  title: 'Too much in a reply',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const owner = await target.signUp(uniqueName('shown'));
    const viewer = await target.signUp(uniqueName('viewer'));
    const fixtures = await createFixtures(target, owner);
    const { moderator, caseId } = await openCase(target, fixtures.postId);
    const requests: Record<string, Fields> = {
      ...(await createRequests(fixtures, viewer)),
      ...(await createOwnRequests(target, viewer)),
    };
    let replies = 0;
    for (const call of reads) {
      const fields = call.name === 'getModerationCase' ? { caseId } : (requests[call.name] ?? {});
      const person = call.forModerators ? moderator : viewer;
      const tokens = call.access === 'public' ? [person.token, undefined] : [person.token];
      for (const token of tokens) {
        const answer = await target.send(call, fields, token);
        const text = await answer.text();
        equal(answer.status, 200, call.name);
        checkKeys(call, JSON.parse(text));
        const emails = text.replaceAll(person.email, '').match(/[\w.+-]+@[\w.-]+/g) ?? [];
        deepEqual(emails, [], `emails in ${call.name}`);
        equal(/uid-/.test(text), false, `a provider's id in ${call.name}`);
        replies += 1;
      }
    }
    return `${replies} replies, all fields in the contract, 0 emails of others`;
  },
};

export const fieldChecks: readonly Check[] = [massAssignment, overExposure];
