import { step } from './step.ts';

const keys = {
  p256dh: 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
  auth: 'BQUFBQUFBQUFBQUFBQUFBQ',
};
const other = 'BAUFBQUFBQUFBQUFBQUFBQ';
const browser = { endpoint: 'https://push.example.com/mira', ...keys };
const refused = { status: 400 };
const missing = { status: 404 };

/** Push subscriptions of a person's browsers. */
export const deliverySteps = [
  step('getDeliveryOptions', 'of the caller', { userID: 'mira@example.com' }),
  step(
    'getDeliveryOptions',
    'without a profile',
    { userID: 'stranger@example.com' },
    { as: 'stranger', ...missing },
  ),
  step('addPushSubscription', 'of a browser', browser),
  step('addPushSubscription', 'again', browser),
  step('addPushSubscription', 'with other keys', { ...browser, auth: other }),
  step('addPushSubscription', 'of another person, with other keys', browser, { as: 'noor', ...refused }),
  step('addPushSubscription', 'of another person’s account', { ...browser, auth: other }, { as: 'noor' }),
  step('addPushSubscription', 'without a profile', browser, { as: 'stranger', ...missing }),
  ...[
    'push',
    'http://push.example.com/x',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://database/x',
  ].map((endpoint) => step('addPushSubscription', `at ${endpoint}`, { endpoint, ...keys }, refused)),
  step('removePushSubscription', 'of another person', { endpoint: browser.endpoint }),
  step('removePushSubscription', 'the browser’s', { endpoint: browser.endpoint }, { as: 'noor' }),
  step('removePushSubscription', 'again', { endpoint: browser.endpoint }, { as: 'noor' }),
  step('removePushSubscription', 'of no address', { endpoint: 'push' }),
];
