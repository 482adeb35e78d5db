import type { Identity } from '../platform/identity/identity-provider.ts';

/** The signed-in user. */
export const me: Identity = {
  uid: 'uid-1',
  email: 'mira@example.test',
  displayName: '',
  method: 'password',
};

/** The signed-in user of a test with drafts or local data, which tests that run at the same time must not share. */
export const meWithUid = (uid: string): Identity => ({ ...me, uid });
