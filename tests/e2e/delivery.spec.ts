import { commentCalls } from '@aura/api-client/contract/comments';
import { deliveryCalls } from '@aura/api-client/contract/notification-delivery';
import { deliverySettingsCopy } from '@aura/domain/copy/notification-delivery';
import { notificationLabels, notificationSettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import type { BrowserContext, Page } from '@playwright/test';
import { startPushService } from '../../packages/server/src/modules/notification-delivery/testing/push-service.ts';
import { sendAs, sharePostAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/session.ts';

test.use({ sharesProduct: true, serviceWorkers: 'allow' });

const author = {
  username: 'pushed.e2e',
  displayName: 'Pushed',
  email: 'pushed@e2e.example',
  password: 'linen-and-wool-7',
};
const reader = {
  username: 'commenter.e2e',
  displayName: 'Commenter',
  email: 'commenter@e2e.example',
  password: 'linen-and-wool-7',
};

let service: Awaited<ReturnType<typeof startPushService>>;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

const main = (page: Page) => page.getByRole('main');
const pushSwitch = (page: Page) =>
  main(page).getByRole('switch', { name: notificationLabels.pushNotifications.label });

interface FakeSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The browser of the tests has no push service of its own; subscriptions are those of the local one. */
async function replacePushService(context: BrowserContext, subscription: FakeSubscription): Promise<void> {
  await context.addInitScript((given) => {
    const storedKey = 'test-push-subscription';
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const create = () => ({
      endpoint: given.endpoint,
      options: { applicationServerKey: bytes(sessionStorage.getItem(storedKey) ?? '').buffer },
      getKey: (name: 'p256dh' | 'auth') => bytes(given[name]).buffer,
      unsubscribe: async () => {
        sessionStorage.removeItem(storedKey);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (sessionStorage.getItem(storedKey) === null ? null : create()),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        sessionStorage.setItem(storedKey, btoa(String.fromCharCode(...key)));
        return create();
      },
    });
  }, subscription);
}

/** The browser of the tests shows no notifications and says that they are blocked, whatever was permitted. */
async function permitNotifications(
  context: BrowserContext,
  permission: NotificationPermission,
): Promise<void> {
  await context.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => given });
    Notification.requestPermission = async () => given;
  }, permission);
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly address: string;
}

/**
 * Replaces the notifications of the service worker of a page. `deliver` hands a message to the worker, as the browser
 * does when its push service delivers one; `press` presses all notifications and returns the addresses that it opens.
 */
async function watchWorker(page: Page) {
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    const opened: string[] = [];
    const scope = globalThis as unknown as {
      clients: object;
      registration: object;
      WindowClient: { prototype: { readonly url: string } };
    };
    Object.assign(globalThis, { shown, opened });
    Object.assign(scope.clients, { openWindow: async (address: string) => void opened.push(address) });
    Object.assign(scope.WindowClient.prototype, {
      focus(this: { readonly url: string }) {
        opened.push(`focused ${this.url}`);
      },
    });
    Object.assign(scope.registration, {
      showNotification: async (title: string, { body, data }: { body: string; data: { address: string } }) =>
        void shown.push({ title, body, address: data.address }),
    });
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  return {
    deliver: (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    shown: () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown),
    press: (addresses: readonly string[]) =>
      worker.evaluate(async (given) => {
        for (const address of given) {
          const work: Promise<unknown>[] = [];
          const event = Object.assign(new Event('notificationclick'), {
            notification: { close: () => undefined, data: { address } },
            waitUntil: (started: Promise<unknown>) => work.push(started),
          });
          globalThis.dispatchEvent(event);
          await Promise.all(work);
        }
        return (globalThis as unknown as { opened: string[] }).opened;
      }, addresses),
  };
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings?section=notifications');
  await expect(pushSwitch(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: notificationSettingsCopy.save }).click();
  await expect(main(page).getByText(notificationSettingsCopy.saved)).toBeVisible();
}

test('a person switches push on, is pushed a comment by the server, and no longer after signing out', async ({
  page,
  context,
  openBrowser,
}) => {
  await permitNotifications(context, 'granted');
  await replacePushService(context, service.subscribe('chromium'));
  await signUp(page, author, '/settings?section=notifications');
  await expect(pushSwitch(page)).not.toBeChecked();
  await expect(main(page).getByText(deliverySettingsCopy.pushOff)).toBeVisible();
  await pushSwitch(page).click();
  await save(page);
  await page.reload();
  await expect(pushSwitch(page)).toBeChecked();

  const postID = await sharePostAs(page, author.email, 'A coat');
  const other = await openBrowser();
  await signUp(other, reader, '/home');
  const comment = (text: string) =>
    sendAs(other, commentCalls.addComment, {
      Email: reader.email,
      userName: reader.username,
      postID,
      comment: text,
    });
  await comment('Where is it from?');
  await expect.poll(() => service.messages.length, { timeout: 15_000 }).toBe(1);
  const message = service.messages[0]?.text ?? '';
  expect(JSON.parse(message)).toMatchObject({
    title: 'commenter.e2e commented',
    body: 'Where is it from?',
    path: expect.stringContaining(`/post/${postID}?comment=`),
  });

  const worker = await watchWorker(page);
  await worker.deliver(message);
  const address = `${new URL(page.url()).origin}${JSON.parse(message).path}`;
  const notification = { title: 'commenter.e2e commented', body: 'Where is it from?', address };
  await expect.poll(worker.shown).toEqual([notification]);
  expect(await worker.press([address])).toEqual([address]);

  // Another device of the same person, which does not sign out.
  await sendAs(page, deliveryCalls.addPushSubscription, service.subscribe('phone'));
  await main(page).getByRole('button', { name: settingsCopy.signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test-push-subscription'))).toBeNull();
  await comment('And the shoes?');
  const receivers = () => service.messages.map(({ path }) => path);
  await expect.poll(receivers, { timeout: 15_000 }).toContain('/phone');
  expect(receivers()).toEqual(['/chromium', '/phone']);
});

test('the service worker shows whatever arrives, and leads to this site only', async ({ page }) => {
  await page.goto('/');
  // The policy of the page allows scripts from its start on.
  await page.waitForFunction(
    () => Reflect.get(Reflect.get(window, 'trustedTypes'), 'defaultPolicy') !== null,
  );
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const worker = await watchWorker(page);
  const { origin } = new URL(page.url());
  const fallback = `${origin}/notifications`;
  const elsewhere = 'https://evil.example/x';
  for (const data of [
    '',
    'no JSON',
    `{"title":"Elsewhere","path":"${elsewhere}"}`,
    '{"path":"//evil.example"}',
  ])
    await worker.deliver(data);
  const unread = { title: 'Aura', body: '', address: fallback };
  await expect.poll(worker.shown).toEqual([unread, unread, { ...unread, title: 'Elsewhere' }, unread]);
  expect(await worker.press([fallback, elsewhere, `${origin}/`])).toEqual([
    fallback,
    fallback,
    `focused ${origin}/`,
  ]);
});

test('when the browser blocks notifications, the switch says what to do', async ({ page, context }) => {
  await permitNotifications(context, 'denied');
  await signUp(page, { ...author, username: 'blocked.e2e', email: 'blocked@e2e.example' }, '/home');
  await openSettings(page);
  await expect(main(page).getByText(deliverySettingsCopy.pushBlocked)).toBeVisible();
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).not.toBeChecked();
  await expect(main(page).getByText(deliverySettingsCopy.emailUnavailable)).toBeVisible();
});
