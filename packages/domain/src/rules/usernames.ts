import { usernameCopy } from '../copy/auth.ts';
import { usernameMaxLength, usernameMinLength } from '../limits/auth.ts';
import { product } from '../product.ts';
import { normalizeUsername } from './normalize-username.ts';

/** State of the username check (docs/product.md section 4). */
export type UsernameStatus = 'idle' | 'checking' | 'available' | 'taken' | 'error';

export type UsernameProblem = 'tooShort' | 'tooLong' | 'wrongCharacters' | 'dotAtEnd' | 'reserved';

/**
 * Names that are routes of the app or could be mistaken for the product or the people who run it, without dots, underscores
 * and hyphens.
 */
const reservedUsernames: readonly string[] = [
  product.slug,
  'acceptableuse',
  'admin',
  'administrator',
  'api',
  'assets',
  'cookies',
  'creator',
  'eula',
  'help',
  'home',
  'me',
  'moderation',
  'moderator',
  'notifications',
  'policies',
  'post',
  'privacy',
  'profile',
  'resetpassword',
  'root',
  'search',
  'settings',
  'share',
  'support',
  'system',
  'tag',
  'terms',
  'user',
];

const allowed = /^[a-z0-9._]+$/;

/** The rule that a username violates, or null. Whether it is available is checked by the server. */
export function usernameProblem(text: string): UsernameProblem | null {
  const username = normalizeUsername(text);
  if (username.length < usernameMinLength) return 'tooShort';
  if (username.length > usernameMaxLength) return 'tooLong';
  if (!allowed.test(username)) return 'wrongCharacters';
  if (username.startsWith('.') || username.endsWith('.')) return 'dotAtEnd';
  return reservedUsernames.includes(username.replaceAll(/[._]/g, '')) ? 'reserved' : null;
}

/** The message for a violated username rule; a reserved name is reported as taken. */
export function usernameProblemText(problem: UsernameProblem): string {
  return problem === 'reserved' ? usernameCopy.taken : usernameCopy[problem];
}

/** Whether the server should check a username: it satisfies the rules (sections 4 and 5). */
export function shouldCheckUsername(text: string): boolean {
  return usernameProblem(text) === null;
}

/** The hint under a username field, with its tone; null without a hint. */
export function usernameHint(
  text: string,
  status: UsernameStatus,
): { readonly tone: 'success' | 'error' | 'neutral'; readonly text: string } | null {
  if (text === '') return null;
  const problem = usernameProblem(text);
  if (problem !== null) return { tone: 'error', text: usernameProblemText(problem) };
  if (status === 'checking') return { tone: 'neutral', text: usernameCopy.checking };
  if (status === 'available') return { tone: 'success', text: usernameCopy.available };
  if (status === 'taken') return { tone: 'error', text: usernameCopy.taken };
  return status === 'error' ? { tone: 'error', text: usernameCopy.checkFailed } : null;
}
