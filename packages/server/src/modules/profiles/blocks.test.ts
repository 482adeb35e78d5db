import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('when two devices block one person each, both stay blocked until they are unblocked', async () => {
  const ida = await server.signUp('ida');
  for (const name of ['jan', 'kai']) await server.signUp(name);
  const change = async (changes: { block?: string[]; unblock?: string[] }) => {
    const request = { userID: ida.email, ...changes };
    expect((await server.call(profileChangeCalls.updateProfile, request, ida.token)).status).toBe(200);
    const own = await server.call(profileCalls.getProfile, { userID: ida.email }, ida.token);
    return own.body.profile.blockedList.split(',').sort();
  };
  expect(await change({ block: ['jan'] })).toEqual(['jan']);
  expect(await change({ block: ['Kai', 'ida', 'unknown-user'] })).toEqual(['jan', 'kai']);
  expect(await change({ block: ['jan'] })).toEqual(['jan', 'kai']);
  expect(await change({ unblock: ['JAN', 'unknown-user'] })).toEqual(['kai']);
});
