import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';

const normalized = sql`lower(${users.username})`;

/** The condition that a row of `users` has a username, in upper or lower case. */
export function hasUsername(username: string): SQL {
  return sql`${normalized} = ${normalizeUsername(username)}`;
}

/** The condition that a row of `users` has one of these usernames, of which there is at least one. */
export function hasUsernameAmong(usernames: readonly string[]): SQL {
  return inArray(normalized, usernames.map(normalizeUsername));
}
