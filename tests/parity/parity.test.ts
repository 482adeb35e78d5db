import type { Call } from '@aura/api-client/contract/call';
import { type CallName, calls } from '@aura/api-client/contract/calls';
import { errorBody } from '@aura/api-client/contract/errors';
import { ownDataSchema } from '@aura/domain/own-data/schema';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/index-native.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequests } from '../../packages/api-client/src/testing/samples.ts';
import { createJpeg, type ParityBackend, startMocksBackend, startServerBackend } from './testing/backends.ts';
import { invalidRequests } from './testing/invalid-requests.ts';
import { shapeOf } from './testing/shape.ts';
import type { Step } from './testing/step.ts';
import { createSteps } from './testing/steps.ts';

/** Sends the same requests to the mocks and to the real server and compares the responses. */

const names = Object.keys(calls) as CallName[];
const jpeg = await createJpeg(30, 20);
const steps = createSteps(jpeg);
let backends: { readonly mocks: ParityBackend; readonly server: ParityBackend };

beforeAll(async () => {
  const [mocks, server] = await Promise.all([startMocksBackend(), startServerBackend()]);
  backends = { mocks, server };
});
afterAll(async () => {
  await Promise.all([backends.mocks.close(), backends.server.close()]);
});

/** Sends one request to both backends and expects valid, equivalent responses. */
async function expectEqualResponses({ call, request, as, status, headers, lists }: Omit<Step, 'title'>) {
  const [mocks, server] = await Promise.all([
    backends.mocks.send(call, request, as, headers),
    backends.server.send(call, request, as, headers),
  ]);
  expect({ mocks: mocks.status, server: server.status }).toEqual({ mocks: status, server: status });
  const schema = status === 200 ? call.response : errorBody;
  for (const { body } of [mocks, server]) if (schema) expect(schema.safeParse(body).error).toBeUndefined();
  if (status === 200) expect(shapeOf(mocks.body, lists)).toEqual(shapeOf(server.body, lists));
  else expect(Object(mocks.body).code).toBe(Object(server.body).code);
  expect(mocks.contentType?.split(';')[0]).toBe(server.contentType?.split(';')[0]);
}

describe('mocks and server respond alike:', () => {
  it.each(names.filter((name) => calls[name].access === 'required'))('%s requires a token', async (name) => {
    await expectEqualResponses({ call: calls[name], request: sampleRequests[name], as: null, status: 401 });
    const headers = { Authorization: 'Bearer nonsense' };
    await expectEqualResponses({
      call: calls[name],
      request: sampleRequests[name],
      as: null,
      status: 401,
      headers,
    });
  });

  it.each(names)('%s rejects a request that does not match its schema', async (name) => {
    await expectEqualResponses({
      call: calls[name],
      request: invalidRequests[name],
      as: 'mira',
      status: 400,
    });
  });

  it.each(
    names.filter((name) =>
      Object.keys(calls[name].request.def.shape).some((key) => /^(userID|email)$/i.test(key)),
    ),
  )('%s rejects another user’s email', async (name) => {
    await expectEqualResponses({ call: calls[name], request: sampleRequests[name], as: 'noor', status: 403 });
  });

  it.each(steps.map((step) => [step.title, step] as const))('%s', async (_title, step) => {
    // Gives every step its own timestamp.
    for (const backend of [backends.mocks, backends.server]) backend.advanceClock(1);
    await expectEqualResponses(step);
  });

  it('getItemImage and getProfilePicture respond to image ids of other responses', async () => {
    for (const backend of [backends.mocks, backends.server]) {
      const { body: item } = await backend.send(calls.getItem, { id: 'item-theo' }, 'theo');
      const { image } = calls.getItem.response.parse(item).item;
      const { body: own } = await backend.send(calls.getProfile, { userID: 'theo@example.com' }, 'theo');
      const { profilePicId } = calls.getProfile.response.parse(own).profile;
      const responses = [
        await backend.send(calls.getItemImage, { imageId: image }, null),
        await backend.send(calls.getProfilePicture, { picId: profilePicId }, null),
      ];
      expect(responses.map(({ status, contentType }) => [status, contentType])).toEqual([
        [200, 'image/jpeg'],
        [200, 'image/jpeg'],
      ]);
      const unsigned = [image?.split('.')[0], profilePicId?.split('.')[0]];
      const rejected = [
        await backend.send(calls.getItemImage, { imageId: unsigned[0] }, null),
        await backend.send(calls.getProfilePicture, { picId: unsigned[1] }, null),
      ];
      expect(rejected.map(({ status }) => status)).toEqual([404, 404]);
    }
  });

  it('editCutout answers the item with its cut-out, which others see', async () => {
    const answers = [backends.mocks, backends.server].map(async (backend) => {
      const { body } = await backend.send(calls.getItem, { id: 'item-noor' }, 'noor');
      const { image } = calls.getItem.response.parse(body).item;
      const mask = await createJpeg(3, 4, '#ffffff');
      const edit = { itemId: 'item-noor', side: 'front', photo: image, mask };
      const edited = await backend.send(calls.editCutout, edit, 'noor');
      const { item } = calls.editCutout.response.parse(edited.body);
      const seen = await backend.send(calls.getItem, { id: 'item-noor' }, null);
      const broken = await backend.send(calls.editCutout, { ...edit, mask: new Blob(['x']) }, 'noor');
      const cutout = await backend.send(calls.getItemImage, { imageId: item.cutout }, null);
      const statuses = [broken, cutout].map(({ status }) => status);
      return { edited: shapeOf(edited.body), seen: shapeOf(seen.body), statuses };
    });
    const [mocks, server] = await Promise.all(answers);
    expect(mocks).toEqual(server);
    expect(mocks?.statuses).toEqual([415, 200]);
  });

  it('exports have the same files, and the same data', async () => {
    const exported = async (backend: ParityBackend) => {
      const { body } = await backend.send(calls.exportData, { userID: 'mira@example.com' }, 'mira');
      const entries = await new ZipReader(new BlobReader(body as Blob)).getEntries();
      const data = entries.find((entry) => entry.filename === 'data.json');
      if (data === undefined || data.directory) throw new Error('The export has no data.');
      const json = ownDataSchema.parse(JSON.parse(await data.getData(new TextWriter())));
      // What an analysis detects is made up in the mocks.
      const detected = json.items.filter(({ source }) => source === 'detected').map(({ id }) => id);
      const items = json.items.filter(({ id }) => !detected.includes(id));
      const files = entries
        .map(({ filename }) => filename)
        .filter((name) => !detected.some((id) => name.includes(id)))
        .map((name) => name.replace(/[^/]+(?=-front|-back|\.jpg)/, ''));
      return { files: files.sort(), data: shapeOf({ ...json, items }) };
    };
    expect(await exported(backends.mocks)).toEqual(await exported(backends.server));
  });

  it('a moderator decides about a reported person, who then reads and does not write', async () => {
    const answers = [backends.mocks, backends.server].map(async (backend) => {
      const send = (call: Call, request: unknown, as = 'ana') => backend.send(call, request, as);
      const reply = { Email: 'bo@example.com', userName: 'bo', postID: 'post-bo', comment: 'Hi' };
      const { comment } = calls.addComment.response.parse((await send(calls.addComment, reply, 'bo')).body);
      const report = { targetType: 'comment', targetId: comment.id, reason: 'spam' };
      await send(calls.report, report, 'noor');
      const { cases } = calls.getModerationCases.response.parse(
        (await send(calls.getModerationCases, {})).body,
      );
      const caseOf = (name: string) => cases.find(({ author }) => author.username === name)?.id;
      const caseId = caseOf('theo');
      const decision = { caseId, act: 'suspend', reason: 'hate', words: 'Twice.', days: 7 };
      return {
        ofPerson: shapeOf((await send(calls.getModerationCase, { caseId })).body),
        ofComment: shapeOf((await send(calls.getModerationCase, { caseId: caseOf('bo') })).body),
        ofPost: shapeOf((await send(calls.getModerationCase, { caseId: caseOf('mira') })).body),
        removed: (await send(calls.decideCase, { ...decision, act: 'remove' })).status,
        own: (await send(calls.decideCase, { caseId: caseOf('ana'), act: 'keep' })).status,
        decided: shapeOf((await send(calls.decideCase, decision)).body),
        again: (await send(calls.decideCase, decision)).body,
        closed: shapeOf((await send(calls.getModerationCase, { caseId })).body),
        all: shapeOf((await send(calls.getModerationDecisions, {})).body),
        notified: shapeOf((await send(calls.getNotifications, {}, 'theo')).body),
        ownDecisions: shapeOf((await send(calls.getOwnDecisions, {}, 'theo')).body),
        profile: shapeOf((await send(calls.getProfile, { userID: 'theo@example.com' }, 'theo')).body),
        like: (await send(calls.addLike, { userID: 'theo@example.com', postID: 'post-theo' }, 'theo')).body,
        read: (await send(calls.getPost, { id: 'post-theo' }, 'theo')).status,
      };
    });
    const [mocks, server] = await Promise.all(answers);
    expect(mocks).toEqual(server);
    expect(mocks).toMatchObject({ removed: 400, own: 403, read: 200 });
    expect(mocks?.again).toMatchObject({
      code: 'ALREADY_DECIDED',
      error: 'ana has already suspended the account.',
    });
    expect(mocks?.like).toMatchObject({ code: 'SUSPENDED' });
  });

  it('deleteAccount requires a recent sign-in and deletes all data of the user', async () => {
    const userID = 'mira@example.com';
    const deletion = {
      call: calls.deleteAccount,
      request: { userID, confirmationText: 'DELETE_MY_ACCOUNT' },
      as: 'mira',
    };
    for (const backend of [backends.mocks, backends.server]) backend.advanceClock(301);
    await expectEqualResponses({ ...deletion, status: 401 });
    for (const backend of [backends.mocks, backends.server]) await backend.reauthenticate();
    await expectEqualResponses({ ...deletion, status: 200 });
    await expectEqualResponses({ call: calls.getProfile, request: { userID }, as: 'mira', status: 401 });
    await expectEqualResponses({
      call: calls.getPost,
      request: { id: 'post-mira' },
      as: 'noor',
      status: 404,
    });
    await expectEqualResponses({ call: calls.getPosts, request: {}, as: 'noor', status: 200 });
    const profile = { call: calls.getProfile, request: { userID: 'noor@example.com' }, as: 'noor' };
    await expectEqualResponses({ ...profile, status: 200 });
  });

  it('the steps cover every call of the contract', () => {
    const covered = new Set([...steps.map(({ call }) => call.name), calls.deleteAccount.name]);
    expect(names.filter((name) => !covered.has(name))).toEqual([]);
  });
});
