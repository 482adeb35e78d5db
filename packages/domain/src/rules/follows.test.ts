import { describe, expect, it } from 'vitest';
import type { Person } from '../entities.ts';
import { followedUsernames, followersAfter, followingAfter, relationTo } from './follows.ts';

const person = (username: string): Person => ({ username, displayName: username, avatar: null });
const following = [person('amara'), person('jonah')];
const changes = { amara: false, mei: true, jonah: true };
const namesOf = (people: readonly Person[]) => people.map(({ username }) => username);

describe('followedUsernames', () => {
  it("when there are no local changes, returns the profile's list", () => {
    expect([...followedUsernames(following, {})]).toEqual(['amara', 'jonah']);
  });

  it("adds and removes local changes to and from the profile's list", () => {
    expect([...followedUsernames(following, changes)]).toEqual(['jonah', 'mei']);
  });
});

it('the own list contains a new follow first, without an unfollowed person', () => {
  expect(namesOf(followingAfter(following, changes))).toEqual(['mei', 'jonah']);
});

describe('followersAfter', () => {
  it.each([
    [['amara'], true, ['mei', 'amara']],
    [['amara', 'mei'], true, ['amara', 'mei']],
    [['amara', 'mei'], false, ['amara']],
    [['amara'], false, ['amara']],
  ])('of %j, when the current user follows: %s, is %j', (before, isFollowed, expected) => {
    expect(namesOf(followersAfter(before.map(person), person('mei'), isFollowed))).toEqual(expected);
  });
});

describe('relationTo', () => {
  it.each([
    [['me'], true, 'friends'],
    [['me'], false, 'follows-you'],
    [['other'], true, 'followed'],
    [[], false, 'none'],
  ])('a person who follows %j, followed back: %s, is %s', (names, isFollowed, expected) => {
    expect(relationTo({ following: names.map(person) }, 'me', isFollowed)).toBe(expected);
  });
});
