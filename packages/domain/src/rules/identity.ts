import type { Profile } from '../entities.ts';

/** The part of an email before the last @; the whole text when there is none. */
export function localPart(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at);
}

/**
 * Whose name a username is, seen by the current user. `own`: the username of their profile. `fallback`: the part
 * of their email before the @, which is theirs unless another user has chosen it. `other`: neither.
 */
export type UsernameOwner = 'own' | 'fallback' | 'other';

/**
 * Decides whose name a username is, ignoring case. A chosen username always belongs to the user who chose it,
 * also when it equals the start of another user's email (docs/product.md section 3).
 * @param profile the current user's profile, or null while it loads and when there is none
 * @param email the current user's email, or null when signed out
 */
export function usernameOwner(
  username: string,
  profile: Pick<Profile, 'username'> | null,
  email: string | null,
): UsernameOwner {
  const name = username.toLowerCase();
  if (name === '') return 'other';
  if (name === profile?.username.toLowerCase()) return 'own';
  return name === localPart(email ?? '').toLowerCase() ? 'fallback' : 'other';
}

/**
 * The path of the profile of a user whom the API has named. A name that is the current user's fallback may be
 * another user's; the page at `/user` finds out.
 */
export function profilePath(
  username: string,
  profile: Pick<Profile, 'username'> | null,
  email: string | null,
): string {
  return usernameOwner(username, profile, email) === 'own'
    ? '/profile'
    : `/user/${encodeURIComponent(username)}`;
}
