import { deliveryCalls } from '@aura/api-client/contract/notification-delivery';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { pushSubscriptionsMaxCount } from '@aura/domain/limits/notification-delivery';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushSubscriptions } from '../../../db/delivery-schema.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/server.ts';
import { createFakeBrowser } from '../testing/push-service.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://aura.example' } });
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
beforeEach(() => server.services.db.delete(pushSubscriptions));
afterAll(() => server.close());

function browserAt(endpoint: string) {
  const { p256dh, auth } = createFakeBrowser();
  return { endpoint, p256dh, auth };
}
type Browser = ReturnType<typeof browserAt>;

const add = async (user: TestUser, browser: Browser) => {
  const { status, body } = await server.call(deliveryCalls.addPushSubscription, browser, user.token);
  return status === 200 ? 200 : body.error;
};
const remove = async (user: TestUser, endpoint: string) =>
  (await server.call(deliveryCalls.removePushSubscription, { endpoint }, user.token)).status;
const endpoints = async () =>
  (await server.services.db.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint).sort();

it('a browser is stored once, and removed as often as asked', async () => {
  const phone = browserAt('https://push.example.com/phone');
  expect([await add(mira, phone), await add(mira, phone)]).toEqual([200, 200]);
  expect(await endpoints()).toEqual([phone.endpoint]);
  expect([await remove(mira, phone.endpoint), await remove(mira, phone.endpoint)]).toEqual([200, 200]);
  expect(await endpoints()).toEqual([]);
});

it('when another person signs in with the browser, the browser is theirs', async () => {
  const shared = browserAt('https://push.example.com/shared');
  await add(mira, shared);
  expect(await add(noa, shared)).toBe(200);
  expect(await remove(mira, shared.endpoint)).toBe(200);
  expect(await endpoints()).toEqual([shared.endpoint]);
});

it('the endpoint of another browser of another person is refused', async () => {
  await add(mira, browserAt('https://push.example.com/phone'));
  expect(await add(noa, browserAt('https://push.example.com/phone'))).toBe(
    'endpoint: belongs to another subscription',
  );
});

it('beyond the largest number of browsers, the oldest ends', async () => {
  for (let index = 0; index <= pushSubscriptionsMaxCount; index++) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    expect(await add(mira, browserAt(`https://push.example.com/${index}`))).toBe(200);
  }
  const stored = await endpoints();
  expect(stored).toHaveLength(pushSubscriptionsMaxCount);
  expect(stored).not.toContain('https://push.example.com/0');
});

it.each([
  'push',
  'http://push.example.com/x',
  'http://127.0.0.1:9/x',
  'https://localhost/x',
  'https://192.168.1.1/x',
  'https://[fd00::1]/x',
  'https://aura.example/x',
])('the endpoint %s is refused', async (endpoint) => {
  expect(await add(mira, browserAt(endpoint))).toBe('endpoint: must be the https address of a push service');
  expect(await endpoints()).toEqual([]);
});

it('a key that is no point of the curve is refused', async () => {
  const key = { p256dh: Buffer.alloc(65, 4).toString('base64url') };
  expect(await add(mira, { ...browserAt('https://push.example.com/x'), ...key })).toBe('p256dh: not valid');
});

it('the delivery options have the key of the server, and say whether emails can be sent', async () => {
  const { body } = await server.call(deliveryCalls.getDeliveryOptions, { userID: mira.email }, mira.token);
  expect(body).toEqual({
    success: true,
    pushKey: server.services.push.publicKey,
    email: { available: false, verified: true, refused: false },
  });
});

it('the erasure of an account deletes its browsers', async () => {
  const leaving = await server.signUp('leaving');
  await add(leaving, browserAt('https://push.example.com/leaving'));
  const request = { userID: leaving.email, confirmationText: accountDeletionPhrase } as const;
  expect((await server.call(profileChangeCalls.deleteAccount, request, leaving.token)).status).toBe(200);
  expect(await endpoints()).toEqual([]);
});
