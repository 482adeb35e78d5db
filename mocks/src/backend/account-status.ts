import type { Suspension } from '@aura/domain/rules/moderation';
import type { Caller, State, StoredUser } from './state.ts';

/** Whether a caller may moderate. */
export function isModerator(state: State, { email }: Pick<Caller, 'email'>): boolean {
  return state.moderatorEmails.includes(email.toLowerCase());
}

/** A user's suspension; null when there is none or it has ended. */
export function suspensionOf({ now }: State, { suspension }: StoredUser): Suspension | null {
  if (suspension === null || (suspension.until !== null && suspension.until <= now())) return null;
  return {
    ...suspension,
    until: suspension.until === null ? null : new Date(suspension.until).toISOString(),
  };
}
