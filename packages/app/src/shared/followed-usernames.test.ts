import { describe, expect, it } from 'vitest';
import { followedUsernames } from './followed-usernames.ts';

const following = [{ username: 'amara' }, { username: 'jonah' }];

describe('followedNames', () => {
  it("without local changes, returns the profile's list", () => {
    expect([...followedUsernames(following, {})]).toEqual(['amara', 'jonah']);
  });

  it("local changes add to and remove from the profile's list", () => {
    expect([...followedUsernames(following, { amara: false, mei: true, jonah: true })]).toEqual([
      'jonah',
      'mei',
    ]);
  });
});
