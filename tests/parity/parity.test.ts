import { type CallName, calls } from '@aura/api-client/contract/calls';
import { errorBody } from '@aura/api-client/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequests } from '../../packages/api-client/src/testing/samples.ts';
import { shapeOf } from './testing/shape.ts';
import { drawnJpeg, type Side, startMocksSide, startServerSide } from './testing/sides.ts';
import { refusedRequests, type Step, stepsWith } from './testing/steps.ts';

/** The mocks and the real server get the same requests and must answer alike. */

const names = Object.keys(calls) as CallName[];
const jpeg = await drawnJpeg(30, 20);
const steps = stepsWith(jpeg);
let sides: { readonly mocks: Side; readonly server: Side };

beforeAll(async () => {
  const [mocks, server] = await Promise.all([startMocksSide(), startServerSide()]);
  sides = { mocks, server };
});
afterAll(async () => {
  await Promise.all([sides.mocks.close(), sides.server.close()]);
});

/** Sends one request to both, expects what both owe the contract, and that they agree. */
async function expectAlike({ call, request, as, status, headers, lists }: Omit<Step, 'what'>) {
  const [mocks, server] = await Promise.all([
    sides.mocks.send(call, request, as, headers),
    sides.server.send(call, request, as, headers),
  ]);
  expect({ mocks: mocks.status, server: server.status }).toEqual({ mocks: status, server: status });
  const schema = status === 200 ? call.response : errorBody;
  for (const { body } of [mocks, server]) if (schema) expect(schema.safeParse(body).error).toBeUndefined();
  if (status === 200) expect(shapeOf(mocks.body, lists)).toEqual(shapeOf(server.body, lists));
  else expect(Object(mocks.body).code).toBe(Object(server.body).code);
  expect(mocks.contentType?.split(';')[0]).toBe(server.contentType?.split(';')[0]);
}

describe('mocks and server agree', () => {
  it.each(names.filter((name) => calls[name].access === 'required'))('%s needs a token', async (name) => {
    await expectAlike({ call: calls[name], request: sampleRequests[name], as: null, status: 401 });
    const headers = { Authorization: 'Bearer nonsense' };
    await expectAlike({ call: calls[name], request: sampleRequests[name], as: null, status: 401, headers });
  });

  it.each(names)('%s refuses what its schema refuses', async (name) => {
    await expectAlike({ call: calls[name], request: refusedRequests[name], as: 'mira', status: 400 });
  });

  it.each(
    names.filter((name) =>
      Object.keys(calls[name].request.def.shape).some((key) => /^(userID|email)$/i.test(key)),
    ),
  )('%s refuses another person’s email', async (name) => {
    await expectAlike({ call: calls[name], request: sampleRequests[name], as: 'noor', status: 403 });
  });

  it.each(steps.map((step) => [step.what, step] as const))('%s', async (_what, step) => {
    // No two things of the story happen in the same moment.
    for (const side of [sides.mocks, sides.server]) side.wait(1);
    await expectAlike(step);
  });

  it('getItemImage and getProfilePicture: the addresses that answers give', async () => {
    for (const side of [sides.mocks, sides.server]) {
      const { body: item } = await side.send(calls.getItem, { id: 'item-theo' }, 'theo');
      const { image } = calls.getItem.response.parse(item).item;
      const { body: own } = await side.send(calls.getProfile, { userID: 'theo@example.com' }, 'theo');
      const { profilePicId } = calls.getProfile.response.parse(own).profile;
      const answers = [
        await side.send(calls.getItemImage, { imageId: image }, null),
        await side.send(calls.getProfilePicture, { picId: profilePicId }, null),
      ];
      expect(answers.map(({ status, contentType }) => [status, contentType])).toEqual([
        [200, 'image/jpeg'],
        [200, 'image/jpeg'],
      ]);
      const unsigned = [image?.split('.')[0], profilePicId?.split('.')[0]];
      const refused = [
        await side.send(calls.getItemImage, { imageId: unsigned[0] }, null),
        await side.send(calls.getProfilePicture, { picId: unsigned[1] }, null),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    }
  });

  it('deleteAccount: needs a recent sign-in, then takes everything along', async () => {
    const userID = 'mira@example.com';
    const deletion = {
      call: calls.deleteAccount,
      request: { userID, confirmationText: 'DELETE_MY_ACCOUNT' },
      as: 'mira',
    };
    for (const side of [sides.mocks, sides.server]) side.wait(301);
    await expectAlike({ ...deletion, status: 401 });
    for (const side of [sides.mocks, sides.server]) await side.signInAgain();
    await expectAlike({ ...deletion, status: 200 });
    await expectAlike({ call: calls.getProfile, request: { userID }, as: 'mira', status: 401 });
    await expectAlike({ call: calls.getPost, request: { id: 'post-mira' }, as: 'noor', status: 404 });
    await expectAlike({ call: calls.getPosts, request: {}, as: 'noor', status: 200 });
    const profile = { call: calls.getProfile, request: { userID: 'noor@example.com' }, as: 'noor' };
    await expectAlike({ ...profile, status: 200 });
  });

  it('every call is among the requests', () => {
    const asked = new Set([...steps.map(({ call }) => call.name), calls.deleteAccount.name]);
    expect(names.filter((name) => !asked.has(name))).toEqual([]);
  });
});
