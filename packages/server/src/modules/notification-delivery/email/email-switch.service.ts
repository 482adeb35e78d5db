import type { Services } from '../../../services.ts';
import { turnEmailsOff } from './email-switch.repository.ts';

/** Turns a person's emails off, without a session. */
export function unsubscribe({ db }: Pick<Services, 'db'>, userId: string): Promise<void> {
  return turnEmailsOff(db, userId);
}
