import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { emailDigests } from '../../../db/delivery-schema.ts';
import { notifications } from '../../../db/notifications-schema.ts';
import { users } from '../../../db/schema.ts';
import { isDeliveryOn } from '../delivery-switch.repository.ts';

const isDue = and(isNull(notifications.emailedAt), isNull(notifications.readAt));

/**
 * The people with unread notifications that no email has contained, and who may receive one now.
 * @param changedBefore younger notifications alone are no reason for an email
 */
export async function findDueReceivers(
  db: Database,
  { now, changedBefore, limit }: { readonly now: Date; readonly changedBefore: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId: notifications.receiverId })
    .from(notifications)
    .leftJoin(emailDigests, eq(emailDigests.userId, notifications.receiverId))
    .where(
      and(
        isDue,
        lte(notifications.changedAt, changedBefore),
        or(isNull(emailDigests.nextAt), lte(emailDigests.nextAt, now)),
      ),
    )
    .orderBy(asc(notifications.changedAt))
    .limit(limit);
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** What is known about sending to an address. */
interface Mailbox {
  /** The verified email; null when there is none. */
  readonly address: string | null;
  readonly isOn: boolean;
  readonly failures: number;
  readonly refusals: number;
}

/** Finds where a person receives emails; refusals of another address do not count. */
export async function findMailbox(db: Database, userId: string): Promise<Mailbox | undefined> {
  const [row] = await db
    .select({
      address: users.verifiedEmail,
      isOn: isDeliveryOn('emailNotifications'),
      failures: emailDigests.failures,
      refusals: emailDigests.refusals,
      refusedAddress: emailDigests.refusedAddress,
    })
    .from(users)
    .leftJoin(emailDigests, eq(emailDigests.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return undefined;
  const { refusedAddress, ...mailbox } = row;
  const isRefused = refusedAddress !== null && refusedAddress === mailbox.address;
  return { ...mailbox, failures: mailbox.failures ?? 0, refusals: isRefused ? (mailbox.refusals ?? 0) : 0 };
}

/**
 * Reserves a person's next email for this server.
 * @param nextAt when the one after it may be sent
 * @returns false when another server does it, or has just done it
 */
export async function claimDigest(db: Database, userId: string, now: Date, nextAt: Date): Promise<boolean> {
  const rows = await db
    .insert(emailDigests)
    .values({ userId, nextAt })
    .onConflictDoUpdate({
      target: emailDigests.userId,
      set: { nextAt },
      setWhere: lte(emailDigests.nextAt, now),
    })
    .returning({ userId: emailDigests.userId });
  return rows.length > 0;
}

type DigestChanges = Partial<Omit<typeof emailDigests.$inferInsert, 'userId'>>;

export async function updateDigest(db: Database, userId: string, changes: DigestChanges): Promise<void> {
  await db.update(emailDigests).set(changes).where(eq(emailDigests.userId, userId));
}

/** The newest notifications of a person that no email has contained. */
export function findDueNotifications(db: Database, userId: string, limit: number) {
  return db
    .select({ id: notifications.id, changedAt: notifications.changedAt })
    .from(notifications)
    .where(and(eq(notifications.receiverId, userId), isDue))
    .orderBy(sql`${notifications.changedAt} desc nulls last`)
    .limit(limit);
}

/** Marks the notifications of a person up to a time as sent. What was added to one since then is due later. */
export async function markEmailed(db: Database, userId: string, upTo: Date, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ emailedAt: now })
    .where(and(eq(notifications.receiverId, userId), isDue, lte(notifications.changedAt, upTo)));
}
