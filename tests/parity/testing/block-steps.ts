import { type Step, step } from './step.ts';

const mira = 'mira@example.com';

/** Blocks of mira, which end follows. Afterwards no one is blocked, and profile and posts are public. */
export const blockSteps: readonly Step[] = [
  step('updateProfile', 'block', { userID: mira, blockedList: ['Noor', 'unknown'] }),
  step('getProfile', 'with who is blocked', { userID: mira }),
  step(
    'getProfileByUsername',
    'of a user who just blocked the caller',
    { username: 'mira' },
    { as: 'noor', status: 404 },
  ),
  step('getPost', 'without comments of blocked users', { id: 'post-mira' }),
  step('getNotifications', 'without those of blocked users', {}),
  step('updateProfile', 'block one more and unblock another', {
    userID: mira,
    block: ['Theo', 'unknown'],
    unblock: ['NOOR'],
  }),
  step('getProfile', 'with the one who was added', { userID: mira }),
  step('updateProfile', 'unblock and open', {
    userID: mira,
    blockedList: [],
    postPrivacy: '',
    profilePrivacy: '',
  }),
];
