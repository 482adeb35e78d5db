import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeToken, startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { apiRoot } from './handle.ts';

let server: TestServer;
let mira: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
}, 60_000);
afterAll(() => server.close());

const everyCall: readonly Call[] = Object.values(calls);
const protectedCalls = everyCall.filter((call) => call.access === 'required');

function sendEmpty(call: Call, headers: Record<string, string> = {}): Promise<Response> {
  const path = call.path.replace(/\{\w+\}/g, 'some-id');
  return Promise.resolve(server.app.request(`${apiRoot}${path}`, { method: call.method, headers }));
}

describe('access', () => {
  it('is public for the listed calls only', () => {
    const publicCalls = everyCall.filter((call) => call.access === 'public').map((call) => call.name);
    expect(publicCalls.sort()).toEqual(
      [
        'checkUsername',
        'getItem',
        'getItemImage',
        'getPost',
        'getPostImage',
        'getProfilePicture',
        'getOutfitImage',
      ].sort(),
    );
  });

  it.each(protectedCalls.map((call) => [call.name, call] as const))(
    'without a token, %s answers 401',
    async (_, call) => {
      const response = await sendEmpty(call);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    },
  );

  it.each(everyCall.map((call) => [call.name, call] as const))(
    'with an invalid token, %s answers 401',
    async (_, call) => {
      for (const authorization of ['Bearer nonsense', 'Bearer', 'Basic eA==', 'Bearer a b']) {
        expect((await sendEmpty(call, { authorization })).status).toBe(401);
      }
    },
  );

  it.each(protectedCalls.map((call) => [call.name, call] as const))(
    'with a valid token, %s answers neither 401 nor 403',
    async (_, call) => {
      const response = await sendEmpty(call, { authorization: `Bearer ${mira.token}` });
      // The request is empty: it succeeds, fails validation or names an id that does not exist.
      expect([200, 400, 404]).toContain(response.status);
    },
  );
});

describe("a request with another user's identity fields", () => {
  const callsWithIdentity = protectedCalls.filter((call) =>
    ['userID', 'email', 'Email'].some((name) => name in fieldsOf(call)),
  );

  /** Their requests name no user; the token alone decides. */
  const withoutIdentity = [
    'evaluateImage',
    'follow',
    'unfollow',
    'updatePost',
    'readNotifications',
    'report',
    'decideCase',
    'updateComment',
    'deleteComment',
    'likeComment',
    'unlikeComment',
    'addPushSubscription',
    'removePushSubscription',
    'showCutout',
    'editCutout',
    'addOutfit',
    'updateOutfit',
    'deleteOutfit',
    'addWear',
    'deleteWear',
  ];

  it('is tested for every write of the contract', () => {
    const writes = protectedCalls.filter(
      ({ method, name }) => method !== 'GET' && !withoutIdentity.includes(name),
    );
    const names = (calls: readonly Call[]) => calls.map(({ name }) => name);
    expect(names(callsWithIdentity)).toEqual(expect.arrayContaining(names(writes)));
  });

  it.each(callsWithIdentity.map((call) => [call.name, call] as const))(
    'is answered 403 by %s',
    async (_, call) => {
      const other = fakeToken({ uid: 'uid-other', email: 'other@example.com' });
      const answer = await server.call(call, completeRequest(call, mira.email), other);
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    },
  );
});

function fieldsOf(call: Call): Record<string, unknown> {
  return (call.request as unknown as { shape: Record<string, unknown> }).shape;
}

/** A request that is valid for the call's schema, with every identity field set to `email`. */
function completeRequest(call: Call, email: string): Record<string, unknown> {
  const special: Record<string, unknown> = {
    userID: email,
    email,
    Email: email,
    auraTags: [],
    itemIDs: [],
    itemIds: ['item-1'],
    limit: 1,
    after: '1_item-1',
    changes: { brand: 'COS' },
    own: unknownOwnFacts,
    settings: notificationSettingsDefaults,
    confirmationText: 'DELETE_MY_ACCOUNT',
    source: 'single-post',
    postPrivacy: 'public',
    profilePrivacy: 'public',
  };
  const files = ['file', 'frontImage', 'backImage', 'profilePicture'];
  const value = (name: string) => {
    if (call.commaFields?.includes(name)) return [];
    return files.includes(name) ? new Blob(['x']) : (special[name] ?? 'some-text');
  };
  return Object.fromEntries(Object.keys(fieldsOf(call)).map((name) => [name, value(name)]));
}
