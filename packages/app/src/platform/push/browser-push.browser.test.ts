import { afterEach, expect, it, vi } from 'vitest';
import { browserPush } from './browser-push.ts';

const unanswered = () => new Promise<never>(() => undefined);

/** A registered service worker whose push service does not answer. */
function stubPushService(subscription: object | null) {
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe: unanswered } };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['subscribing', null, () => browserPush.subscribe('c2VydmVy')],
  ['unsubscribing', { unsubscribe: unanswered }, () => browserPush.unsubscribe()],
] as const)(
  'when the push service does not answer, %s fails after 30 s',
  async (_name, subscription, call) => {
    vi.useFakeTimers();
    stubPushService(subscription);
    const settled = vi.fn();
    void call().then(settled, settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(new Error('The push service did not answer.'));
  },
);
