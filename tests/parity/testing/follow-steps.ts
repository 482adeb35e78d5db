import { type Step, step } from './step.ts';

const mira = 'mira@example.com';
const missing = { status: 404 };
const ofNoor = { username: 'noor', list: 'followers' } as const;

/** Follows and lists of people. Afterwards mira follows theo, and mira and ana are friends. */
export const followSteps: readonly Step[] = [
  step('follow', 'a person with a private profile', { username: 'THEO' }),
  step('follow', 'again', { username: 'theo' }),
  step('follow', 'the caller themselves', { username: 'mira' }, { status: 400 }),
  step('follow', 'an unknown name', { username: 'unknown' }, missing),
  step('follow', 'a user who blocks the caller', { username: 'bo' }, missing),
  step('follow', 'without a profile', { username: 'mira' }, { as: 'stranger', ...missing }),
  step('follow', 'back, which makes friends', { username: 'mira' }, { as: 'ana' }),
  step('getProfileByUsername', 'of a new friend', { username: 'ana' }),
  step('getPosts', 'with the posts of a new friend', { filter: 'following' }),
  step('getProfile', 'with the followed people', { userID: mira }),
  step('getFollows', 'followers of a friend', ofNoor),
  step('getFollows', 'whom a friend follows', { ...ofNoor, list: 'following' }),
  step('getFollows', 'the own followers', { username: 'Mira', list: 'followers' }),
  step('getFollows', 'the own list, one person', { username: 'mira', list: 'following', limit: 1 }),
  step('getFollows', 'after all others', { username: 'mira', list: 'following', after: '0_u' }),
  step('getFollows', 'of a private profile', { username: 'theo', list: 'followers' }, missing),
  step('getFollows', 'of a user who blocks the caller', { username: 'bo', list: 'followers' }, missing),
  step('getFollows', 'of an unknown name', { username: 'unknown', list: 'followers' }, missing),
  step('getFollows', 'for a blocked user', { username: 'mira', list: 'followers' }, { as: 'bo', ...missing }),
  step('getFollows', 'without a profile', { username: 'mira', list: 'followers' }, { as: 'stranger' }),
  step('getFollows', 'without a token', ofNoor, { as: null, status: 401 }),
];
