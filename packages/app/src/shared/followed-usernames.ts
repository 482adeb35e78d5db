import type { Person } from '@aura/domain/entities';

/**
 * Merges the profile's list of followed users with the changes made in this browser.
 * @param localChanges by username; true adds to the profile's list, false removes from it
 */
export function followedUsernames(
  following: readonly Pick<Person, 'username'>[],
  localChanges: Readonly<Record<string, boolean>>,
): ReadonlySet<string> {
  const names = new Set(following.map(({ username }) => username));
  for (const [username, on] of Object.entries(localChanges)) {
    if (on) names.add(username);
    else names.delete(username);
  }
  return names;
}
