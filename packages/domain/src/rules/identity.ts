import type { Profile } from '../entities.ts';

/** The part of an email before the last @; the whole text when there is none. */
export function localPart(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at);
}

/**
 * The names that lead to the viewer's own profile: the chosen one first, then the email's local part,
 * which stands in for data without a profile (docs/product.md section 6).
 * @param profile the viewer's profile, or null while there is none.
 * @param email the viewer's email, or null when signed out.
 */
export function ownUsernames(profile: Pick<Profile, 'username'> | null, email: string | null): string[] {
  const names = [profile?.username ?? '', email === null ? '' : localPart(email)];
  return names.filter((name, index) => name !== '' && names.indexOf(name) === index);
}

/** Whether a username is the viewer's own, without regard to case. */
export function isOwnUsername(
  username: string,
  profile: Pick<Profile, 'username'> | null,
  email: string | null,
): boolean {
  return ownUsernames(profile, email).some((own) => own.toLowerCase() === username.toLowerCase());
}

/** Where a tap on a username leads: the viewer's own profile or the other person's. */
export function profilePath(
  username: string,
  profile: Pick<Profile, 'username'> | null,
  email: string | null,
): string {
  return isOwnUsername(username, profile, email) ? '/profile' : `/user/${encodeURIComponent(username)}`;
}
