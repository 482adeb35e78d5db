import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { pushSubscriptions } from '../../../db/delivery-schema.ts';

type NewSubscription = Omit<typeof pushSubscriptions.$inferInsert, 'failingSince'> & {
  readonly createdAt: Date;
};

/**
 * Inserts a browser's subscription, or renews the one with the same endpoint: of the same user, or of the same browser,
 * which another person uses now.
 * @returns false when the endpoint belongs to another browser of another user
 */
export async function upsertSubscription(db: Database, subscription: NewSubscription): Promise<boolean> {
  const { userId, p256dh, auth, createdAt } = subscription;
  const isSameBrowser = and(eq(pushSubscriptions.p256dh, p256dh), eq(pushSubscriptions.auth, auth));
  const rows = await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { userId, p256dh, auth, createdAt, failingSince: null },
      setWhere: or(eq(pushSubscriptions.userId, userId), isSameBrowser),
    })
    .returning({ id: pushSubscriptions.id });
  return rows.length > 0;
}

/** Deletes the subscriptions of a user except a number of the newest. */
export async function deleteOldestSubscriptions(db: Database, userId: string, kept: number): Promise<void> {
  await db.execute(sql`delete from ${pushSubscriptions} where id in (
    select id from ${pushSubscriptions} where user_id = ${userId}
    order by created_at desc, id desc offset ${kept})`);
}

export async function deleteSubscription(db: Database, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
