import { notificationPath, notificationSentence } from '@aura/domain/rules/notifications';
import type { Database } from '../../db/database.ts';
import { publicUsername } from '../profiles/author.wire.ts';
import { readWhole, type WholeNotification } from './notification-parts.service.ts';
import { findNotificationsById } from './notifications.repository.ts';

/** A notification in words, for a push message or an email. */
export interface DeliveredNotification {
  readonly id: string;
  readonly receiverId: string;
  /** Such as "mira and 3 others liked your post". */
  readonly sentence: string;
  /** The start of the comment, caption or words that it is about; may be empty. */
  readonly quote: string;
  /** The moderator's reason; empty for other types. */
  readonly reason: string;
  /** The address in the app that it leads to, such as `/post/p_1?comment=c_2`. */
  readonly path: string;
  readonly changedAt: Date;
  readonly isRead: boolean;
}

function toDelivered(notification: WholeNotification): DeliveredNotification {
  const { row, people, post, commentId, peopleCount, postCount } = notification;
  const usernames = people.map(publicUsername);
  return {
    id: row.id,
    receiverId: row.receiverId,
    sentence: notificationSentence({ ...row, usernames, peopleCount, postCount }),
    quote: row.decision?.quote ?? notification.quote,
    reason: row.decision?.reason ?? '',
    path: notificationPath({ postId: post?.id ?? null, commentId, usernames, peopleCount }),
    changedAt: row.changedAt,
    isRead: row.readAt !== null,
  };
}

/**
 * Reads notifications of one receiver as the receiver may see them at this moment. Those that have nothing to show
 * any more are left out: their content was deleted or hidden, or one person blocks the other.
 * @returns newest first
 */
export async function readForDelivery(
  db: Database,
  receiverId: string,
  ids: readonly string[],
): Promise<DeliveredNotification[]> {
  const rows = await findNotificationsById(db, receiverId, ids);
  const delivered = (await readWhole(db, receiverId, rows)).map(toDelivered);
  return delivered.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
}
