import type { Person, Profile } from '../entities.ts';
import { followingMaxCount } from '../limits/profile.ts';

/** Why a follow is refused. The app does not offer what would be. */
export const followProblems = {
  ownName: 'You cannot follow yourself.',
  tooMany: `You can follow up to ${new Intl.NumberFormat('en').format(followingMaxCount)} people.`,
} as const;

/** Follows and unfollows that the server may not have yet, by username: true follows, false does not. */
export type FollowChanges = Readonly<Record<string, boolean>>;

type Named = Pick<Person, 'username'>;

/** Whether a list of people contains a user. */
export function includesUser(people: readonly Named[], username: string): boolean {
  return people.some((person) => person.username === username);
}

/** Merges the profile's list of followed users with the changes made in this browser. */
export function followedUsernames(following: readonly Named[], changes: FollowChanges): ReadonlySet<string> {
  const names = new Set(following.map(({ username }) => username));
  for (const [username, on] of Object.entries(changes)) {
    if (on) names.add(username);
    else names.delete(username);
  }
  return names;
}

/**
 * The followed users of the current user's profile after the changes. Of people who were added in this browser
 * only the username is known.
 */
export function followingAfter(following: readonly Person[], changes: FollowChanges): readonly Person[] {
  const added = Object.keys(changes).filter(
    (username) => changes[username] && !includesUser(following, username),
  );
  const rest = following.filter(({ username }) => changes[username] !== false);
  return [...added.map((username) => ({ username, displayName: '', avatar: null })), ...rest];
}

/** The followers of another user after the current user has followed or unfollowed them. */
export function followersAfter(
  followers: readonly Person[],
  currentUser: Person,
  isFollowed: boolean,
): readonly Person[] {
  if (isFollowed === includesUser(followers, currentUser.username)) return followers;
  if (isFollowed) return [currentUser, ...followers];
  return followers.filter(({ username }) => username !== currentUser.username);
}

/** How two people are related, from the current user's point of view. */
export type Relation = 'friends' | 'follows-you' | 'followed' | 'none';

/** The relation to another user; two people who follow each other are friends. */
export function relationTo(
  { following }: Pick<Profile, 'following'>,
  currentUsername: string,
  isFollowed: boolean,
): Relation {
  const followsBack = includesUser(following, currentUsername);
  if (followsBack) return isFollowed ? 'friends' : 'follows-you';
  return isFollowed ? 'followed' : 'none';
}
