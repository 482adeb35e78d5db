import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { blockedMaxCount } from '@aura/domain/limits/profile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blocks, users } from '../../db/schema.ts';
import { userIdOf } from '../../testing/relations.ts';
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

it('a person who blocks the largest number of people cannot block another, and can unblock', async () => {
  const mia = await server.signUp('mia');
  await server.signUp('lou');
  const { db } = server.services;
  const blockerId = await userIdOf(server, mia);
  const ids = Array.from({ length: blockedMaxCount }, (_, index) => `many-${index}`);
  await db.insert(users).values(ids.map((id) => ({ id, uid: id, email: '', username: id })));
  await db.insert(blocks).values(ids.map((blockedId) => ({ blockerId, blockedId })));
  const change = (changes: object) =>
    server.call(profileChangeCalls.updateProfile, { userID: mia.email, ...changes }, mia.token);
  const refused = await change({ block: ['lou'] });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ error: 'You can block up to 1,000 people.' }),
  ]);
  expect((await change({ unblock: ['many-1'] })).status).toBe(200);
  expect((await change({ block: ['lou'] })).status).toBe(200);
});
