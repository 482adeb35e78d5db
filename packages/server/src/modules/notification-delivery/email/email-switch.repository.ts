import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { emailDigests } from '../../../db/delivery-schema.ts';
import { users } from '../../../db/schema.ts';

/** Turns a user's email notifications off, and leaves the other switches as they are. */
export async function turnEmailsOff(db: Database, userId: string): Promise<void> {
  const defaults = sql`${JSON.stringify(notificationSettingsDefaults)}::jsonb`;
  const stored = sql`coalesce(${users.notificationSettings}, '{}'::jsonb)`;
  await db
    .update(users)
    .set({ notificationSettings: sql`${defaults} || ${stored} || '{"emailNotifications": false}'::jsonb` })
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
}

/** Forgets that the mail server refused a user's address. */
export async function forgetRefusals(db: Database, userId: string): Promise<void> {
  await db.update(emailDigests).set({ refusals: 0 }).where(eq(emailDigests.userId, userId));
}
