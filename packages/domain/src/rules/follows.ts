import type { Person, Profile } from '../entities.ts';
import { followingMaxCount } from '../limits/profile.ts';
import type { FollowChanges } from './followed-usernames.ts';

/** Why a follow is refused. The app does not offer what would be. */
export const followProblems = {
  ownName: 'You cannot follow yourself.',
  tooMany: `You can follow up to ${new Intl.NumberFormat('en').format(followingMaxCount)} people.`,
} as const;

/** By how much changes that the server does not have yet change the number of followed people. */
export function followingChange(known: FollowChanges, changes: FollowChanges): number {
  const differing = Object.entries(changes).filter(([username, on]) => (known[username] ?? !on) !== on);
  return differing.reduce((sum, [, on]) => sum + (on ? 1 : -1), 0);
}

/** What a list of people does not have yet. */
export interface ListChanges {
  /** People at the start of the list. */
  readonly added: readonly Person[];
  /** Usernames that are not shown. */
  readonly removed: readonly string[];
}

/** A list of people after changes, each person once. */
export function withListChanges(people: readonly Person[], { added, removed }: ListChanges): Person[] {
  const all = [...added, ...people].filter(({ username }) => !removed.includes(username));
  // A person who is listed and added appears at the start, with what the list says about them.
  return [...new Map(all.map((person) => [person.username, person])).values()];
}

/** The list of followed people of the current user. Of people who were added in this browser only the username is known. */
export function changesOfFollowing(changes: FollowChanges): ListChanges {
  const names = Object.keys(changes);
  return {
    added: names
      .filter((username) => changes[username])
      .map((username) => ({ username, displayName: '', avatar: null })),
    removed: names.filter((username) => !changes[username]),
  };
}

/** The followers of another person, when the current user has followed or unfollowed them since the profile was read. */
export function changesOfFollowers(
  { isFollowed: wasFollowed }: Pick<Profile, 'isFollowed'>,
  currentUser: Person,
  isFollowed: boolean,
): ListChanges {
  return {
    added: isFollowed && !wasFollowed ? [currentUser] : [],
    removed: wasFollowed && !isFollowed ? [currentUser.username] : [],
  };
}

/** How two people are related, from the current user's point of view. */
export type Relation = 'friends' | 'follows-you' | 'followed' | 'none';

/** The relation to another user; two people who follow each other are friends. */
export function relationTo({ followsYou }: Pick<Profile, 'followsYou'>, isFollowed: boolean): Relation {
  if (followsYou) return isFollowed ? 'friends' : 'follows-you';
  return isFollowed ? 'followed' : 'none';
}
