import { describe, expect, it } from 'vitest';
import { followedUsernames } from './followed-usernames.ts';

const following = [{ username: 'amara' }, { username: 'jonah' }];

describe('followedUsernames', () => {
  it("when there are no local changes, returns the profile's list", () => {
    expect([...followedUsernames(following, {})]).toEqual(['amara', 'jonah']);
  });

  it("adds and removes local changes to and from the profile's list", () => {
    expect([...followedUsernames(following, { amara: false, mei: true, jonah: true })]).toEqual([
      'jonah',
      'mei',
    ]);
  });
});
