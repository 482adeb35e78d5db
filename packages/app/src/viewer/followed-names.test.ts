import { describe, expect, it } from 'vitest';
import { followedNames } from './followed-names.ts';

const following = [{ username: 'amara' }, { username: 'jonah' }];

describe('followedNames', () => {
  it("is the profile's list while nothing was marked here", () => {
    expect([...followedNames(following, {})]).toEqual(['amara', 'jonah']);
  });

  it('lets a mark made here stand over the list, both ways', () => {
    expect([...followedNames(following, { amara: false, mei: true, jonah: true })]).toEqual(['jonah', 'mei']);
  });
});
