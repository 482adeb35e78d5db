import type { Services } from '../../../services.ts';
import { changeNotificationSettings } from '../../profiles/profiles.repository.ts';

/** Turns a person's emails off, without a session. */
export function unsubscribe({ db }: Pick<Services, 'db'>, userId: string): Promise<void> {
  return changeNotificationSettings(db, userId, { emailNotifications: false });
}
