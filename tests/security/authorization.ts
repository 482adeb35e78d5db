import { deepEqual, equal } from 'node:assert/strict';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { upload } from '../../packages/server/src/testing/content.ts';
import {
  createFixtures,
  createOwnRequests,
  createRequests,
} from '../../packages/server/src/testing/every-call.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import type { Check } from './support/check.ts';
import { everyCall, type Fields, uniqueName } from './support/client.ts';
import type { Harness, Target } from './support/harness.ts';

/** Check 4: who may call what. */

interface OpenApi {
  readonly paths: Readonly<Record<string, Record<string, { operationId: string; security: unknown[] }>>>;
}

/** The calls that the published document allows without a token. */
async function documentedPublicCalls(target: Target): Promise<string[]> {
  const document: OpenApi = await (await target.get('/api/openapi.json')).json();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const open = operations.filter(({ security }) => Array.isArray(security) && security.length === 0);
  return open.map(({ operationId }) => operationId).sort();
}

/** A deleted account; returns the token that it had. */
async function deletedPerson(target: Target): Promise<TestUser> {
  const person = await target.signUp(uniqueName('deleted'));
  const request = { userID: person.email, confirmationText: accountDeletionPhrase } as const;
  equal((await target.call(calls.deleteAccount, request, person.token)).status, 200);
  return person;
}

async function statusOf(target: Target, call: Call, fields: Fields, token?: string): Promise<number> {
  const answer = await target.send(call, fields, token);
  await answer.body?.cancel();
  return answer.status;
}

/** Calls that change what exists, so that only its owner may send them. */
const last: readonly Call[] = [
  calls.updateComment,
  calls.deleteComment,
  calls.updatePost,
  calls.deletePost,
  calls.updateItem,
  calls.deleteItem,
];
const ownerOnly: readonly string[] = last.map(({ name }) => name);
/** Calls that would end the fixtures of the others are sent last. */
const isLast = ({ name }: Call) => ownerOnly.includes(name);
const inOrder: readonly Call[] = [...everyCall.filter((call) => !isLast(call)), ...last];

/** The person's picture, since the pictures of the fixtures are those of an item. */
async function pictureOf(target: Target, { email, token }: TestUser): Promise<string> {
  const { body } = await target.call(calls.getProfile, { userID: email }, token);
  return body.profile.profilePicId ?? '';
}

/** A valid report of a person without content. */
async function reportOfAnother(target: Target): Promise<Fields> {
  const { username } = await target.signUp(uniqueName('reported'));
  return { targetType: 'person', targetId: username, reason: 'spam' };
}

/** The status of every call for every role. */
async function readMatrix(target: Target): Promise<{ matrix: Record<string, number[]>; allowed: string[] }> {
  const owner = await target.signUp(uniqueName('owner'), { profilePicture: upload(await plainJpeg()) });
  const stranger = await target.signUp(uniqueName('stranger'));
  const deleted = await deletedPerson(target);
  const fixtures = await createFixtures(target, owner);
  const special = {
    getProfilePicture: { picId: await pictureOf(target, owner) },
    // A report hides its target from the reporter, who then could not try to change it.
    report: await reportOfAnother(target),
  };
  const [ofOwner, ofStranger]: Record<string, Fields>[] = [
    // Following oneself is an error.
    {
      ...(await createRequests({ ...fixtures, username: stranger.username }, owner)),
      ...(await createOwnRequests(target, owner)),
      ...special,
    },
    {
      ...(await createRequests(fixtures, stranger)),
      ...(await createOwnRequests(target, stranger)),
      ...special,
    },
  ];
  const matrix: Record<string, number[]> = {};
  for (const call of inOrder) {
    const fields = ofStranger?.[call.name] ?? {};
    const send = (token?: string) => statusOf(target, call, fields, token);
    matrix[call.name] = [await send(), await send('nonsense'), await send(deleted.token)];
    matrix[call.name]?.push(await send(stranger.token));
    matrix[call.name]?.push(await statusOf(target, call, ofOwner?.[call.name] ?? {}, owner.token));
  }
  const allowed = everyCall.filter(({ name }) => matrix[name]?.[0] !== 401).map(({ name }) => name);
  return { matrix, allowed: allowed.sort() };
}

/** The status for people who may send the call; neither the stranger nor the owner is a moderator. */
function successOf({ name, forModerators }: Call): number {
  if (forModerators) return 404;
  // The phrase in this request is wrong, so that the accounts stay.
  return name === 'deleteAccount' ? 400 : 200;
}

const routeMatrix: Check = {
  number: 4,
  title: 'Route by role',
  runs: 'main',
  run: async (harness: Harness) => {
    const target = await harness.main();
    const { matrix, allowed } = await readMatrix(target);
    deepEqual(allowed, await documentedPublicCalls(target), 'calls without a token');
    for (const call of everyCall) {
      const [none, invalid, deleted, stranger, owner] = matrix[call.name] ?? [];
      const text = `${call.name}: ${matrix[call.name]}`;
      equal(none, call.access === 'public' ? 200 : 401, text);
      deepEqual([invalid, deleted], [401, 401], text);
      const success = successOf(call);
      equal(stranger, ownerOnly.includes(call.name) ? 403 : success, text);
      equal(owner, success, text);
    }
    return `${everyCall.length} calls, 5 roles; ${allowed.length} without a token, as documented`;
  },
};

export const authorizationChecks: readonly Check[] = [routeMatrix];
