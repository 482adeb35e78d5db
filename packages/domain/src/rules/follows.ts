import type { Profile } from '../entities.ts';
import type { FollowChanges } from './followed-usernames.ts';

/** By how much changes that the server does not have yet change the number of followed people. */
export function followingChange(known: FollowChanges, changes: FollowChanges): number {
  const differing = Object.entries(changes).filter(([username, on]) => (known[username] ?? !on) !== on);
  return differing.reduce((sum, [, on]) => sum + (on ? 1 : -1), 0);
}

/** How two people are related, from the current user's point of view. */
export type Relation = 'friends' | 'follows-you' | 'followed' | 'none';

/** The relation to another user; two people who follow each other are friends. */
export function relationTo({ followsYou }: Pick<Profile, 'followsYou'>, isFollowed: boolean): Relation {
  if (followsYou) return isFollowed ? 'friends' : 'follows-you';
  return isFollowed ? 'followed' : 'none';
}
