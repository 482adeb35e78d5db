import { expect, it } from 'vitest';
import { sampleRequests } from '../testing/samples.ts';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { deliveryApi } from './notification-delivery.ts';

const { getDeliveryOptions, addPushSubscription, removePushSubscription } = deliveryApi.endpoints;
const options = { pushKey: 'key', email: { available: true, verified: false, refused: false } };
const done = { body: { success: true } };

it('the options are read for the current user', async () => {
  const sent = fakeNetwork(byPath({ 'GET /deliveryOptions': { body: { success: true, ...options } } }));
  const { data } = await createTestStore().dispatch(getDeliveryOptions.initiate('mira@example.com'));
  expect(data).toEqual(options);
  expect(new URL(sent[0]?.url ?? '').searchParams.get('userID')).toBe('mira@example.com');
});

it('a browser is added and removed by its endpoint', async () => {
  const sent = fakeNetwork(
    byPath({ 'POST /addPushSubscription': done, 'POST /removePushSubscription': done }),
  );
  const store = createTestStore();
  const subscription = sampleRequests.addPushSubscription;
  await store.dispatch(addPushSubscription.initiate(subscription));
  await store.dispatch(removePushSubscription.initiate(subscription.endpoint));
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    subscription,
    { endpoint: subscription.endpoint },
  ]);
});
