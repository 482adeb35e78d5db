import { describe, expect, it } from 'vitest';
import type { Person } from '../entities.ts';
import { changesOfFollowers, changesOfFollowing, withListChanges } from './follow-list-changes.ts';
import { followedUsernames } from './followed-usernames.ts';
import { followingChange, relationTo } from './follows.ts';

const person = (username: string): Person => ({ username, displayName: username, avatar: null });
const known = { amara: true, jonah: true, theo: false };
const changes = { amara: false, mei: true, jonah: true };
const namesOf = (people: readonly Person[]) => people.map(({ username }) => username);

describe('followedUsernames', () => {
  it('without local changes, are those of whom the server has said so', () => {
    expect([...followedUsernames(known, {})]).toEqual(['amara', 'jonah']);
  });

  it('local changes come before what the server has said', () => {
    expect([...followedUsernames(known, changes)]).toEqual(['jonah', 'mei']);
  });
});

it.each([
  [{}, 0],
  [{ mei: true }, 1],
  [{ jonah: true }, 0],
  [{ amara: false }, -1],
  [{ theo: false }, 0],
  [{ stranger: false }, -1],
  [{ mei: true, theo: true, amara: false }, 1],
])('the changes %j change the number of followed people by %i', (local, expected) => {
  expect(followingChange(known, local)).toBe(expected);
});

describe('withListChanges', () => {
  const list = [person('amara'), person('jonah')];

  it('of the own list, has a new follow first and no unfollowed person', () => {
    expect(namesOf(withListChanges(list, changesOfFollowing({ amara: false, mei: true })))).toEqual([
      'mei',
      'jonah',
    ]);
  });

  it('lists a person who was added and is in the list once, with the name of the list', () => {
    expect(withListChanges(list, changesOfFollowing({ jonah: true }))).toEqual([
      person('jonah'),
      person('amara'),
    ]);
  });

  it.each([
    [false, true, ['mei', 'amara', 'jonah']],
    [true, true, ['amara', 'jonah']],
    [true, false, ['amara', 'jonah']],
    [false, false, ['amara', 'jonah']],
  ])('of followers, was followed %s, is followed %s: %j', (isFollowed, after, expected) => {
    const shown = withListChanges(list, changesOfFollowers({ isFollowed }, person('mei'), after));
    expect(namesOf(shown)).toEqual(expected);
  });

  it('of followers, has no current user after an unfollow', () => {
    const left = changesOfFollowers({ isFollowed: true }, person('jonah'), false);
    expect(namesOf(withListChanges(list, left))).toEqual(['amara']);
  });
});

describe('relationTo', () => {
  it.each([
    [true, true, 'friends'],
    [true, false, 'follows-you'],
    [false, true, 'followed'],
    [false, false, 'none'],
  ])('a person who follows you: %s, followed: %s, is %s', (followsYou, isFollowed, expected) => {
    expect(relationTo({ followsYou }, isFollowed)).toBe(expected);
  });
});
