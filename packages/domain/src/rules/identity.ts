import type { Profile } from '../entities.ts';

/** The part of an email before the last @; the whole text when there is none. */
export function localPart(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at);
}

/**
 * The usernames that lead to the own profile: the chosen one, then the local part of the email, which older
 * data without a profile use (docs/product.md section 6).
 * @param profile the current user's profile, or null when there is none
 * @param email the current user's email, or null when signed out
 */
export function ownUsernames(profile: Pick<Profile, 'username'> | null, email: string | null): string[] {
  const names = [profile?.username ?? '', email === null ? '' : localPart(email)];
  return names.filter((name, index) => name !== '' && names.indexOf(name) === index);
}

/** Whether a username is the current user's own, ignoring case. */
export function isOwnUsername(
  username: string,
  profile: Pick<Profile, 'username'> | null,
  email: string | null,
): boolean {
  return ownUsernames(profile, email).some((own) => own.toLowerCase() === username.toLowerCase());
}

/** The path of a user's profile, or of the own profile. */
export function profilePath(
  username: string,
  profile: Pick<Profile, 'username'> | null,
  email: string | null,
): string {
  return isOwnUsername(username, profile, email) ? '/profile' : `/user/${encodeURIComponent(username)}`;
}
