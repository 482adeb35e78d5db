import '../../styles.css';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { deliverySettingsCopy } from '@aura/domain/copy/notification-delivery';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Platform } from '../../platform/platform.tsx';
import type { PushDevice, PushState } from '../../platform/push/push-device.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import NotificationSettings from './NotificationSettings.tsx';

const email = 'mira@example.test';
const subscription = { endpoint: 'https://push.example.com/phone', p256dh: 'key', auth: 'secret' };

/** What the server answers, and what it received. */
const server = { emailAvailable: true, emailVerified: true, emailRefused: false, failing: '', stored: {} };
const sent: { path: string; body: unknown }[] = [];

/** What an earlier server answers, which does not know all switches. */
const profileOf = (stored: object) => profileWire({ userID: email, email, notificationSettings: stored });

function createDevice(state: PushState) {
  return {
    readState: vi.fn(async () => state),
    requestPermission: vi.fn(async (): Promise<NotificationPermission> => 'granted'),
    subscribe: vi.fn(async () => subscription),
    unsubscribe: vi.fn(async (): Promise<string | null> => subscription.endpoint),
  } satisfies PushDevice;
}
type Device = ReturnType<typeof createDevice>;

const identity = {
  getToken: vi.fn(async () => 'token'),
  sendEmailVerification: vi.fn(async () => undefined),
};

async function open(device: Device): Promise<void> {
  const platform: Platform = { ...createFakePlatform(identity), loadPush: async () => device };
  const account = { uid: 'u', email, displayName: '', method: 'password' as const };
  renderScreen(<NotificationSettings email={email} />, {
    store: createTestStore(account),
    platform,
  });
  await screen.findByRole('switch', { name: 'Push notifications' });
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { emailAvailable: true, emailVerified: true, emailRefused: false });
  Object.assign(server, { failing: '', stored: {} });
  sent.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    const text = await request.text();
    if (request.method !== 'GET') sent.push({ path, body: text.startsWith('{') ? JSON.parse(text) : text });
    if (path === server.failing) return Response.json({ success: false, error: 'x' }, { status: 500 });
    if (path === '/updateNotificationSettings' && savedSettings().emailNotifications)
      server.emailRefused = false;
    if (path === '/getProfile') return Response.json({ success: true, profile: profileOf(server.stored) });
    if (path !== '/deliveryOptions') return Response.json({ success: true });
    const { emailAvailable: available, emailVerified: verified, emailRefused: refused } = server;
    return Response.json({ success: true, pushKey: 'server-key', email: { available, verified, refused } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const push = () => screen.getByRole('switch', { name: 'Push notifications' });
const emails = () => screen.getByRole('switch', { name: 'Email notifications' });
const press = (target: HTMLElement) => userEvent.click(target);
const save = () => press(screen.getByRole('button', { name: 'Save Notification Settings' }));
const paths = () => sent.map(({ path }) => path);
const savedSettings = () => {
  const form = sent.findLast(({ path }) => path === '/updateNotificationSettings')?.body;
  return JSON.parse(new URLSearchParams(String(form)).get('settings') ?? '{}');
};

it('when this browser has no permission yet, the switch is off and nothing is asked', async () => {
  const device = createDevice('off');
  await open(device);
  expect(push().getAttribute('aria-checked')).toBe('false');
  screen.getByText('Off on this device');
  expect(device.requestPermission).not.toHaveBeenCalled();
  await save();
  await screen.findByText('Notification settings saved successfully!');
  expect(savedSettings()).toEqual({});
  expect(paths()).toEqual(['/updateNotificationSettings']);
});

it('switching it on asks for the permission, and saving subscribes this browser', async () => {
  const device = createDevice('off');
  await open(device);
  await press(push());
  await expect.poll(() => push().getAttribute('aria-checked')).toBe('true');
  expect(device.requestPermission).toHaveBeenCalledOnce();
  expect(device.subscribe).not.toHaveBeenCalled();
  await save();
  await screen.findByText('Notification settings saved successfully!');
  expect(device.subscribe).toHaveBeenCalledWith('server-key');
  expect(sent.at(-1)).toEqual({ path: '/addPushSubscription', body: subscription });
  expect(savedSettings().pushNotifications).toBe(true);
});

it('switching it off and saving ends the subscription of this browser', async () => {
  await open(createDevice('on'));
  await expect.poll(paths).toEqual(['/addPushSubscription']);
  await press(push());
  await save();
  await screen.findByText('Notification settings saved successfully!');
  expect(savedSettings().pushNotifications).toBe(false);
  expect(sent.at(-1)).toEqual({
    path: '/removePushSubscription',
    body: { endpoint: subscription.endpoint },
  });
});

it.each([
  [
    'denied',
    'Your browser blocks notifications from this site. Allow them in its settings for this site, then switch this on.',
  ],
  ['default', 'Your browser did not allow notifications. Switch this on to be asked again.'],
] as const)('when the permission is %s, the switch stays off and says what to do', async (answer, text) => {
  const device = createDevice('off');
  device.requestPermission.mockResolvedValue(answer);
  await open(device);
  await press(push());
  await expect.poll(() => screen.getAllByText(text).length).toBe(2);
  expect(push().getAttribute('aria-checked')).toBe('false');
  await save();
  await screen.findByText('Notification settings saved successfully!');
  expect(device.subscribe).not.toHaveBeenCalled();
});

it('when the browser cannot subscribe, says so, and the switch is off', async () => {
  const device = createDevice('off');
  device.subscribe.mockRejectedValue(new Error('no push service'));
  await open(device);
  await press(push());
  await expect.poll(() => push().getAttribute('aria-checked')).toBe('true');
  await save();
  await screen.findByText('This device could not be set up for notifications. Please try again.');
  expect(push().getAttribute('aria-checked')).toBe('false');
});

it('when the switch is pressed while its change is saved, it stays as pressed, and is saved next', async () => {
  const device = createDevice('off');
  let answer = () => {};
  device.subscribe.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(subscription))));
  await open(device);
  await press(push());
  await expect.poll(() => push().getAttribute('aria-checked')).toBe('true');
  await save();
  await expect.poll(() => device.subscribe.mock.calls.length).toBe(1);
  await press(push());
  answer();
  await screen.findByText('Notification settings saved successfully!');
  expect(push().getAttribute('aria-checked')).toBe('false');
  await save();
  await expect.poll(() => device.unsubscribe.mock.calls.length).toBe(1);
  expect(savedSettings().pushNotifications).toBe(false);
});

it('when the options cannot be read, the other switches work and reading can be repeated', async () => {
  server.failing = '/deliveryOptions';
  await open(createDevice('off'));
  await screen.findByText('Whether this works here could not be read.');
  await press(screen.getByRole('switch', { name: 'Like notifications' }));
  await save();
  await screen.findByText('Notification settings saved successfully!');
  expect(savedSettings()).toEqual({ likeNotifications: false });
  server.failing = '';
  await press(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Off on this device');
});

it('without a mail server, the email switch is off and disabled, and the stored value stays', async () => {
  server.emailAvailable = false;
  await open(createDevice('unsupported'));
  await screen.findByText('Email is not set up on this server.');
  expect(emails().getAttribute('aria-checked')).toBe('false');
  await press(screen.getByRole('switch', { name: 'Like notifications' }));
  await save();
  await screen.findByText('Notification settings saved successfully!');
  expect(savedSettings()).toEqual({ likeNotifications: false });
});

it('an address that is not verified can be verified; the token is renewed, since it may be older', async () => {
  server.emailVerified = false;
  await open(createDevice('off'));
  await expect.poll(() => identity.getToken.mock.calls).toContainEqual([{ force: true }]);
  identity.sendEmailVerification.mockRejectedValueOnce(new Error('offline'));
  const button = screen.getByRole('button', { name: 'Send Verification Email' });
  await press(button);
  await screen.findByText('The email could not be sent. Please try again.');
  await press(button);
  await screen.findByText('We sent you an email. Open its link, then return to this page.');
  expect(screen.queryByRole('button', { name: 'Send Verification Email' })).toBeNull();
});

it('an address that refused emails is off with the reason, and is tried again when the switch is saved as on', async () => {
  server.emailRefused = true;
  await open(createDevice('off'));
  await screen.findByText(deliverySettingsCopy.emailRefused);
  expect(emails().getAttribute('aria-checked')).toBe('false');
  await press(emails());
  await expect.poll(() => emails().getAttribute('aria-checked')).toBe('true');
  await save();
  await screen.findByText('Notification settings saved successfully!');
  expect(savedSettings().emailNotifications).toBe(true);
  await expect.poll(() => screen.queryByText(deliverySettingsCopy.emailRefused)).toBeNull();
  expect(emails().getAttribute('aria-checked')).toBe('true');
});

it('when an address refused emails and another switch is saved, only that one is sent, and emails are shown as off', async () => {
  server.emailRefused = true;
  await open(createDevice('off'));
  await screen.findByText(deliverySettingsCopy.emailRefused);
  await press(screen.getByRole('switch', { name: 'Like notifications' }));
  await save();
  await screen.findByText('Notification settings saved successfully!');
  expect(savedSettings()).toEqual({ likeNotifications: false });
  expect(emails().getAttribute('aria-checked')).toBe('false');
  screen.getByText(deliverySettingsCopy.emailRefused);
});

it('when emails were turned off by a link meanwhile, saving another switch does not turn them on', async () => {
  await open(createDevice('off'));
  await press(screen.getByRole('switch', { name: 'Like notifications' }));
  expect(emails().getAttribute('aria-checked')).toBe('true');
  server.stored = { emailNotifications: false };
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => emails().getAttribute('aria-checked')).toBe('false');
  await save();
  await expect.poll(savedSettings).toEqual({ likeNotifications: false });
});
