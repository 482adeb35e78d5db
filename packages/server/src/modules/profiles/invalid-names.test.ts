import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpDatabase } from '../../db/testing/test-database.ts';
import { fakeToken, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
const email = 'bare@example.com';
const token = fakeToken({ uid: 'uid-bare', email });

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp('mira');
  await server.call(profileChangeCalls.createUserProfile, { userID: email }, token);
});
afterAll(() => server.close());

it.each([
  ['too short', { username: 'ab' }, 400],
  ['too long', { username: 'a'.repeat(31) }, 400],
  ['with a space', { username: 'two words' }, 400],
  ['an HTML script', { username: '<script>alert(1)</script>' }, 400],
  ['not ASCII', { username: 'élise' }, 400],
  ['reserved for a route', { username: 'Settings' }, 409],
  ['reserved for the people who run the product', { username: 'Moderator' }, 409],
  ['a reserved one with dots and underscores', { username: 'ad.min_' }, 409],
  ['of dots alone', { username: '...' }, 400],
  ['one that ends with a dot', { username: 'mira.' }, 400],
  ['taken', { username: ' MIRA ' }, 409],
  ['blank as a display name', { username: 'bare', displayName: ' \t ' }, 400],
  ['invisible as a display name', { username: 'bare', displayName: '\u200b\u2800\u202e' }, 400],
  ['too long as a display name', { username: 'bare', displayName: 'a'.repeat(51) }, 400],
])('when the name is %s, updateProfile fails and changes nothing', async (_what, names, status) => {
  const before = await dumpDatabase(server.services.db);
  const answer = await server.call(profileChangeCalls.updateProfile, { userID: email, ...names }, token);
  expect(answer.status).toBe(status);
  expect(answer.body.error).not.toBe('');
  expect(await dumpDatabase(server.services.db)).toBe(before);
});
