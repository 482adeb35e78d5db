import type { Suspension } from '@aura/domain/rules/moderation';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { Accounts } from './accounts.ts';
import type { Identity, TokenVerifier } from './token-verifier.ts';
import { type AccountSuspension, updateEmails } from './viewer.repository.ts';

/** The authenticated user that a request is answered for. */
export interface Viewer extends Identity {
  /** The id of the user's row; null until the profile exists. */
  readonly userId: string | null;
  /** Their last write by the clock of the database, in milliseconds; null when none is recorded. */
  readonly wroteAt: number | null;
  readonly suspension: AccountSuspension | null;
}

/** The token of an `Authorization` header; null when there is none. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

/**
 * Authenticates the bearer token of an `Authorization` header.
 * @param mayBeRecent whether the state of the account may be some seconds old
 * @returns null when there is no header
 * @throws `auth.token_invalid`, or `auth.account_erased` when the account was erased after the sign-in
 */
export async function authenticate(
  services: { readonly db: Database; readonly identity: TokenVerifier; readonly accounts: Accounts },
  header: string | undefined,
  mayBeRecent: boolean,
): Promise<Viewer | null> {
  if (header === undefined) return null;
  const token = bearerToken(header);
  const identity = token === null ? null : await services.identity.verify(token);
  if (identity === null) throw new DomainError('auth.token_invalid');
  const { accounts, db } = services;
  const { uid, email, emailVerified } = identity;
  const found = await (mayBeRecent ? accounts.findRecent(identity) : accounts.find(identity));
  const { isErased, storedEmail, verifiedEmail, ...account } = found;
  if (isErased) throw new DomainError('auth.account_erased');
  // A token from before the verification has the same email, which then counts as verified.
  const isVerified = (emailVerified && email !== '') || verifiedEmail === email;
  const emails = { email, verifiedEmail: isVerified ? email : null };
  if (account.userId !== null && (storedEmail !== email || verifiedEmail !== emails.verifiedEmail)) {
    await updateEmails(db, account.userId, emails);
    accounts.forget(uid);
  }
  return { ...identity, ...account };
}

/** Whether the viewer may moderate: by the custom claim, or by a verified email of the setting `MODERATORS`. */
export function isModerator(
  { moderatorEmails }: Pick<Config, 'moderatorEmails'>,
  { hasModeratorClaim, emailVerified, email }: Identity,
): boolean {
  return hasModeratorClaim || (emailVerified && moderatorEmails.includes(email));
}

/** The viewer's suspension; null when there is none or it has ended. */
export function suspensionOf({ suspension }: Viewer, now: Date): Suspension | null {
  if (suspension === null || (suspension.until !== null && suspension.until <= now)) return null;
  return { ...suspension, until: suspension.until?.toISOString() ?? null };
}

/**
 * Returns the viewer's row id.
 * @throws `profiles.not_found` when the viewer has no profile yet
 */
export function requireProfile(viewer: Viewer): string {
  if (viewer.userId === null) throw new DomainError('profiles.not_found');
  return viewer.userId;
}
