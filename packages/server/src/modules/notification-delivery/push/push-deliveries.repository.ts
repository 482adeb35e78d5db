import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { pushDeliveries, pushSubscriptions } from '../../../db/delivery-schema.ts';
import { ignoreMissingReference } from '../../../db/foreign-keys.ts';
import { notifications } from '../../../db/notifications-schema.ts';
import { users } from '../../../db/schema.ts';
import { timestamp } from '../../../db/timestamp.ts';
import { isDeliveryOn } from '../delivery-switch.repository.ts';

/** A message that this server sends, and the browser that it is for. */
export interface ClaimedMessage {
  readonly notificationId: string;
  readonly subscriptionId: string;
  readonly userId: string;
  /** How often it was sent, this time included. */
  readonly attempts: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly isFailing: boolean;
  /** Whether the browser is still the receiver's, and they want push messages. */
  readonly isWanted: boolean;
  /** When others may send the message; another time when it was queued again meanwhile. */
  readonly leasedUntil: Date;
}

/**
 * Turns due notifications into messages, one for each browser of a receiver who has push switched on. Several servers
 * may do it at once.
 * @param oldest older notifications are not pushed any more
 * @returns how many notifications there were
 */
export async function queueMessages(
  db: Database,
  { now, oldest, limit }: { readonly now: Date; readonly oldest: Date; readonly limit: number },
): Promise<number> {
  const queued = await ignoreMissingReference(() =>
    db.execute(sql`
      with due as (
        select id, receiver_id, changed_at, read_at from ${notifications} where pushed_at is null
        order by changed_at limit ${limit} for update skip locked),
      queued as (
        insert into ${pushDeliveries} (notification_id, subscription_id, due_at)
        select due.id, ${pushSubscriptions.id}, ${timestamp(now)} from due
        join ${users} on ${users.id} = due.receiver_id
        join ${pushSubscriptions} on ${pushSubscriptions.userId} = due.receiver_id
        where due.read_at is null and due.changed_at > ${timestamp(oldest)} and ${isDeliveryOn('pushNotifications')}
        on conflict (notification_id, subscription_id) do update set due_at = excluded.due_at, attempts = 0)
      update ${notifications} set pushed_at = ${timestamp(now)} where id in (select id from due) returning id`),
  );
  // A browser that was removed meanwhile; the notifications are due again.
  return queued?.rows.length ?? 0;
}

interface Claim {
  readonly now: Date;
  /** When others may send the messages that this server has not finished. */
  readonly until: Date;
  readonly limit: number;
}

/** The subquery is a filter of the index of due messages, which a join would sort before the limit. */
async function claimRows(db: Database, { now, until, limit }: Claim, isFailing: boolean) {
  const { rows } = await db.execute<{
    notification_id: string;
    subscription_id: string;
    attempts: number;
  }>(sql`
    update ${pushDeliveries} set due_at = ${timestamp(until)}, attempts = attempts + 1
    where (notification_id, subscription_id) in (
      select notification_id, subscription_id from ${pushDeliveries} where due_at <= ${timestamp(now)}
        and (select failing_since is not null from ${pushSubscriptions} where id = subscription_id) = ${isFailing}
      order by due_at limit ${limit} for update skip locked)
    returning notification_id, subscription_id, attempts`);
  return rows;
}

/** Takes due messages, so that no other server sends them; those to browsers that fail come last. */
export async function claimMessages(db: Database, claim: Claim): Promise<ClaimedMessage[]> {
  const working = await claimRows(db, claim, false);
  const limit = claim.limit - working.length;
  const rows = limit > 0 ? [...working, ...(await claimRows(db, { ...claim, limit }, true))] : working;
  if (rows.length === 0) return [];
  const subscriptions = await db
    .select({
      id: pushSubscriptions.id,
      userId: pushSubscriptions.userId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      failingSince: pushSubscriptions.failingSince,
      isOn: isDeliveryOn('pushNotifications'),
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(inArray(pushSubscriptions.id, [...new Set(rows.map((row) => row.subscription_id))]));
  return rows.flatMap((row) => {
    const found = subscriptions.find(({ id }) => id === row.subscription_id);
    if (found === undefined) return [];
    const { id: subscriptionId, failingSince, isOn: isWanted, ...target } = found;
    const { notification_id: notificationId, attempts } = row;
    return {
      ...target,
      notificationId,
      subscriptionId,
      attempts,
      isWanted,
      isFailing: failingSince !== null,
      leasedUntil: claim.until,
    };
  });
}

type Claimed = Pick<ClaimedMessage, 'notificationId' | 'subscriptionId' | 'leasedUntil'>;

/** A message that was queued again since it was claimed is due for the newer notification. */
const isStillClaimed = ({ notificationId, subscriptionId, leasedUntil }: Claimed) =>
  and(
    eq(pushDeliveries.notificationId, notificationId),
    eq(pushDeliveries.subscriptionId, subscriptionId),
    eq(pushDeliveries.dueAt, leasedUntil),
  );

export async function deleteMessage(db: Database, message: Claimed): Promise<void> {
  await db.delete(pushDeliveries).where(isStillClaimed(message));
}

export async function postponeMessage(db: Database, message: Claimed, dueAt: Date): Promise<void> {
  await db.update(pushDeliveries).set({ dueAt }).where(isStillClaimed(message));
}

export async function deleteSubscriptionById(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Records that messages to a browser fail, since the first of them. */
export async function markFailing(db: Database, id: string, since: Date): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ failingSince: since })
    .where(and(eq(pushSubscriptions.id, id), isNull(pushSubscriptions.failingSince)));
}

export async function markWorking(db: Database, id: string): Promise<void> {
  await db.update(pushSubscriptions).set({ failingSince: null }).where(eq(pushSubscriptions.id, id));
}

/**
 * Deletes browsers to which all messages have failed for long.
 * @param limit number of rows
 */
export async function deleteFailingSubscriptions(db: Database, before: Date, limit: number): Promise<number> {
  const failing = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(lt(pushSubscriptions.failingSince, before))
    .limit(limit);
  const rows = await db
    .delete(pushSubscriptions)
    .where(inArray(pushSubscriptions.id, failing))
    .returning({ id: pushSubscriptions.id });
  return rows.length;
}
