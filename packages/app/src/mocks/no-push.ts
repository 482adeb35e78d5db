import type { PushDevice } from '../platform/push/push-device.ts';

/** A browser without push messages: the service worker of the mocks takes the place of the app's. */
export const noPush: PushDevice = {
  readState: async () => 'unsupported',
  requestPermission: async () => 'denied',
  subscribe: () => Promise.reject(new Error('The mocks deliver no push messages.')),
  unsubscribe: async () => null,
};
