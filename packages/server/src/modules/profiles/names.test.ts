import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileLookupCalls } from '@aura/api-client/contract/profile-lookups';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeToken, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const find = (username: string, token: string) =>
  server.call(profileCalls.getProfileByUsername, { username }, token);

it.each(['moderator', 'Root', 'admin', 'ad.min_', '...', '.zoe', 'zoe.'])(
  'the username %j is not available',
  async (username) => {
    const { body } = await server.call(profileLookupCalls.checkUsername, { username });
    expect(body.available).toBe(false);
  },
);

it("when a username equals the start of another user's email, it belongs to the user who chose it", async () => {
  const email = 'zoe@example.com';
  const token = fakeToken({ uid: 'uid-zoe', email });
  await server.call(profileChangeCalls.createUserProfile, { userID: email }, token);
  await server.call(profileChangeCalls.updateProfile, { userID: email, username: 'zoe.lind' }, token);
  expect((await find('zoe', token)).status).toBe(404);

  const second = fakeToken({ uid: 'uid-second', email: 'second@example.com' });
  const request = { userID: 'second@example.com', username: 'zoe' };
  await server.call(profileChangeCalls.createUserProfile, { userID: request.userID }, second);
  expect((await server.call(profileChangeCalls.updateProfile, request, second)).status).toBe(200);
  expect((await find('zoe', token)).body.profile).toMatchObject({ username: 'zoe', isOwner: false });
});

it('removes invisible and direction-changing characters from a display name', async () => {
  const uri = await server.signUp('uri');
  const change = { userID: uri.email, displayName: ' \u202eUri\u200b  Adler\u2069 ' };
  await server.call(profileChangeCalls.updateProfile, change, uri.token);
  const { body } = await server.call(profileCalls.getProfile, { userID: uri.email }, uri.token);
  expect(body.profile.displayName).toBe('Uri Adler');
});
