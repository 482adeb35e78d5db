import { deepEqual, ok } from 'node:assert/strict';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { pathParameters } from '@aura/api-client/contract/encode';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { bodyFieldsOf } from '../../packages/server/src/http/form-limits.ts';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { addItem, postRequest, upload } from '../../packages/server/src/testing/content.ts';
import {
  createFixtures,
  createRequests,
  type Fixtures,
  outfitWith,
} from '../../packages/server/src/testing/every-call.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import type { Check } from './support/check.ts';
import { everyCall, type Fields, uniqueName } from './support/client.ts';
import type { Target } from './support/harness.ts';
import { openCase } from './support/open-case.ts';
import { readOwn } from './support/read-own.ts';

/** Check 5: users cannot change what belongs to others. */

/** Fields with the id of some content. Emails of the caller, such as `userID`, are other fields. */
const contentId = /^id$|I[dD]s?$|^(layers|photo|parentComment)$/;

/** Writes with the id of some content. */
const writesWithIds = everyCall.filter((call) => {
  const names = [...pathParameters(call.path), ...bodyFieldsOf(call).map(([name]) => name)];
  const isContent = (name: string) => contentId.test(name) && !call.callerFields?.includes(name);
  return call.method !== 'GET' && names.some(isContent);
});

/** Writes that everyone may send who sees the content. */
const forEveryone: readonly Call[] = [
  calls.addLike,
  calls.removeLike,
  calls.addComment,
  calls.likeComment,
  calls.unlikeComment,
  calls.addItemLike,
  calls.removeItemLike,
  calls.addFavorite,
  calls.removeFavorite,
  calls.report,
];

/** Writes to several items, which are answered 200 with the ids of those that were not changed. */
const inBatches: readonly Call[] = [calls.updateItems, calls.deleteItems];

/** Requests of a person with the ids of another person's content, as everybody can send them. */
async function requestsWithIds(theirs: Fixtures, person: TestUser): Promise<[Call, Fields][]> {
  const requests = await createRequests(theirs, person);
  const ids = Object.values(theirs).filter((id) => id !== theirs.username);
  return writesWithIds
    .filter((call) => !forEveryone.includes(call) && !inBatches.includes(call))
    .map((call): [Call, Fields] => [call, requests[call.name] ?? {}])
    .filter(([, fields]) => ids.some((id) => JSON.stringify(fields).includes(`"${id}"`)));
}

/** Requests that use another person's content in the person's own. */
async function mixedRequests(theirs: Fixtures, own: Fixtures, person: TestUser): Promise<[Call, Fields][]> {
  const outfit = outfitWith(theirs.itemId);
  const wear = { date: '2026-01-07', itemIds: [own.itemId] };
  const comment = { Email: person.email, userName: person.username, comment: 'Mine' };
  return [
    [calls.addPost, await postRequest(person, { itemIDs: [theirs.itemId] })],
    [calls.updatePost, { id: own.postId, itemIDs: [theirs.itemId] }],
    [calls.addOutfit, outfit],
    [calls.updateOutfit, { ...outfit, id: own.outfitId, version: 1 }],
    [calls.addWear, { ...wear, outfitId: theirs.outfitId }],
    [calls.addWear, { ...wear, postId: theirs.postId }],
    [calls.addComment, { ...comment, postID: own.postId, parentComment: theirs.commentId }],
  ];
}

async function expectRefusal(
  target: Target,
  [call, fields]: readonly [Call, Fields],
  { token }: TestUser,
  statuses: readonly number[] = [403, 404],
): Promise<void> {
  const answer = await target.send(call, fields, token);
  const text = await answer.text();
  ok(statuses.includes(answer.status), `${call.name} ${JSON.stringify(fields)}: ${answer.status} ${text}`);
}

/** Sends the photo of another person's item as that of an own one. */
async function checkPhoto(target: Target, theirs: Fixtures, own: Fixtures, person: TestUser): Promise<void> {
  const mask = upload(await plainJpeg(60, 80, '#ffffff'));
  const fields = { itemId: own.itemId, side: 'front', photo: theirs.imageId, mask };
  await expectRefusal(target, [calls.editCutout, fields], person, [400]);
}

/** Sends another person's item beside an own one, which alone is changed. */
async function checkBatches(target: Target, theirs: Fixtures, person: TestUser): Promise<void> {
  const { email, token } = person;
  const { id } = await addItem(target, person);
  const itemIds = [theirs.itemId, id];
  const updated = await target.call(calls.updateItems, { email, itemIds, changes: { color: 'Navy' } }, token);
  deepEqual([updated.body.items.map((item) => item.id), updated.body.failedIds], [[id], [theirs.itemId]]);
  const deleted = await target.call(calls.deleteItems, { email, itemIds }, token);
  deepEqual([deleted.body.deletedIds, deleted.body.failedIds], [[id], [theirs.itemId]]);
}

const foreignWrites: Check = {
  number: 5,
  title: "Writes to another person's data",
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const owner = await target.signUp(uniqueName('victim'));
    const stranger = await target.signUp(uniqueName('thief'));
    const theirs = await createFixtures(target, owner);
    const own = await createFixtures(target, stranger);
    const { caseId } = await openCase(target, theirs.postId);
    const before = await readOwn(target, owner, theirs);
    const ownBefore = await readOwn(target, stranger, own);
    const asOwner = await createRequests(theirs, owner);
    const confirmed = { ...asOwner.deleteAccount, confirmationText: accountDeletionPhrase };
    const withOwnersEmail = everyCall.filter(({ callerFields = [] }) => callerFields.length > 0);
    for (const call of withOwnersEmail) {
      const fields = call.name === 'deleteAccount' ? confirmed : (asOwner[call.name] ?? {});
      await expectRefusal(target, [call, fields], stranger, [403]);
    }
    const withOwnersIds = [
      ...(await requestsWithIds(theirs, stranger)),
      ...(await mixedRequests(theirs, own, stranger)),
      [calls.decideCase, { caseId, act: 'keep' }] as const,
    ];
    const covered = [...withOwnersIds.map(([call]) => call), ...forEveryone, ...inBatches];
    const missing = writesWithIds.filter((call) => !covered.includes(call)).map(({ name }) => name);
    deepEqual(missing, [], "calls that are not sent with the owner's ids");
    for (const request of withOwnersIds) await expectRefusal(target, request, stranger);
    await checkPhoto(target, theirs, own, stranger);
    await checkBatches(target, theirs, stranger);
    deepEqual(await readOwn(target, owner, theirs), before, "the owner's data");
    deepEqual(await readOwn(target, stranger, own), ownBefore, "the stranger's data");
    const refused = withOwnersEmail.length + withOwnersIds.length + 1;
    return `${refused} requests refused, 2 batches without the owner's item; ${before.length} replies to the owner unchanged`;
  },
};

export const foreignWriteChecks: readonly Check[] = [foreignWrites];
