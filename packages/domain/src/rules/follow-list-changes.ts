import type { Person, Profile } from '../entities.ts';
import type { FollowChanges } from './followed-usernames.ts';

/** What a list of people does not have yet. */
interface ListChanges {
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
