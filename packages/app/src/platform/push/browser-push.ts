import { pushServiceTimeoutMs } from '@aura/domain/limits/notification-delivery';
import pTimeout from 'p-timeout';
import { workerPath } from '../worker-path.ts';
import type { DeviceSubscription, PushDevice } from './push-device.ts';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const isFor = ({ options }: PushSubscription, serverKey: string) =>
  textOf(options.applicationServerKey) === serverKey;

function toDeviceSubscription(subscription: PushSubscription): DeviceSubscription {
  return {
    endpoint: subscription.endpoint,
    p256dh: textOf(subscription.getKey('p256dh')),
    auth: textOf(subscription.getKey('auth')),
  };
}

async function subscribe(serverKey: string): Promise<DeviceSubscription> {
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && isFor(existing, serverKey)) return toDeviceSubscription(existing);
  // A browser has one subscription, for one key.
  await existing?.unsubscribe();
  return toDeviceSubscription(
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) }),
  );
}

async function unsubscribe(): Promise<string | null> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

const inTime = <T>(answer: Promise<T>) =>
  pTimeout(answer, {
    milliseconds: pushServiceTimeoutMs,
    message: new Error('The push service did not answer.'),
  });

/** The push messages of this browser. The service worker may not be registered yet. */
export const browserPush: PushDevice = {
  async readState(serverKey) {
    if (!isSupported()) return 'unsupported';
    if (Notification.permission === 'denied') return 'blocked';
    const subscription = await currentSubscription();
    const isOn = Notification.permission === 'granted' && subscription && isFor(subscription, serverKey);
    return isOn ? 'on' : 'off';
  },
  requestPermission: () => Notification.requestPermission(),
  subscribe: (serverKey) => inTime(subscribe(serverKey)),
  unsubscribe: () => inTime(unsubscribe()),
};
