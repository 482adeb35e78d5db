import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeToken, startTestServer, type TestUser, type TestServer } from '../testing/server.ts';
import { apiRoot } from './handle.ts';

let server: TestServer;
let mira: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
}, 60_000);
afterAll(() => server.close());

const everyCall: readonly Call[] = Object.values(calls);
const needToken = everyCall.filter((call) => call.access === 'required');

function ask(call: Call, headers: Record<string, string> = {}): Promise<Response> {
  const path = call.path.replace(/\{\w+\}/g, 'some-id');
  return Promise.resolve(server.app.request(`${apiRoot}${path}`, { method: call.method, headers }));
}

describe('who may call', () => {
  it('is everybody for exactly these', () => {
    const open = everyCall.filter((call) => call.access === 'public').map((call) => call.name);
    expect(open.sort()).toEqual(
      ['checkUsername', 'getItem', 'getItemImage', 'getPost', 'getPostImage', 'getProfilePicture'].sort(),
    );
  });

  it.each(needToken.map((call) => [call.name, call] as const))(
    'is nobody without a token for %s',
    async (_, call) => {
      const response = await ask(call);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    },
  );

  it.each(everyCall.map((call) => [call.name, call] as const))(
    'is nobody with a bad token for %s',
    async (_, call) => {
      for (const authorization of ['Bearer nonsense', 'Bearer', 'Basic eA==', 'Bearer a b']) {
        expect((await ask(call, { authorization })).status).toBe(401);
      }
    },
  );

  it.each(needToken.map((call) => [call.name, call] as const))(
    'is the right person for %s',
    async (_, call) => {
      const response = await ask(call, { authorization: `Bearer ${mira.token}` });
      // An empty request is answered, or told what it lacks, or names nothing that is there.
      expect([200, 400, 404]).toContain(response.status);
    },
  );
});

describe('a request in the name of another', () => {
  const named = needToken.filter((call) =>
    ['userID', 'email', 'Email'].some((name) => name in fieldsOf(call)),
  );

  it('covers every write of the contract', () => {
    const writes = needToken.filter((call) => call.method !== 'GET' && call.name !== 'evaluateImage');
    expect(named).toEqual(expect.arrayContaining(writes));
  });

  it.each(named.map((call) => [call.name, call] as const))('is refused for %s', async (_, call) => {
    const other = fakeToken({ uid: 'uid-other', email: 'other@example.com' });
    const answer = await server.call(call, completeRequest(call, mira.email), other);
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

function fieldsOf(call: Call): Record<string, unknown> {
  return (call.request as unknown as { shape: Record<string, unknown> }).shape;
}

/** A request that the call's schema takes, with every field that says who asks set to `email`. */
function completeRequest(call: Call, email: string): Record<string, unknown> {
  const special: Record<string, unknown> = {
    userID: email,
    email,
    Email: email,
    auraTags: [],
    itemIDs: [],
    settings: notificationSettingsDefaults,
    confirmationText: 'DELETE_MY_ACCOUNT',
    source: 'single-post',
    postPrivacy: 'public',
    profilePrivacy: 'public',
    blockedList: [],
  };
  const files = ['file', 'frontImage', 'backImage', 'profilePicture'];
  const value = (name: string) => (files.includes(name) ? new Blob(['x']) : (special[name] ?? 'some-text'));
  return Object.fromEntries(Object.keys(fieldsOf(call)).map((name) => [name, value(name)]));
}
