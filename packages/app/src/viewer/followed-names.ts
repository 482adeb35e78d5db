import type { Person } from '@aura/domain/entities';

/**
 * Whom somebody follows: the profile's list with the marks made in this browser over it.
 * @param marks by username; false stands against the profile's list
 */
export function followedNames(
  following: readonly Pick<Person, 'username'>[],
  marks: Readonly<Record<string, boolean>>,
): ReadonlySet<string> {
  const names = new Set(following.map(({ username }) => username));
  for (const [username, on] of Object.entries(marks)) {
    if (on) names.add(username);
    else names.delete(username);
  }
  return names;
}
