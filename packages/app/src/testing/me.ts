import type { Identity } from '../platform/identity/identity-provider.ts';

/** The signed-in user. */
export const me: Identity = {
  uid: 'uid-1',
  email: 'mira@example.test',
  displayName: '',
  method: 'password',
};
