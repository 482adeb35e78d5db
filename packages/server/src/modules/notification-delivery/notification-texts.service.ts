import { notificationParts, notificationPath } from '@aura/domain/rules/notifications';
import type { Database } from '../../db/database.ts';
import { type NotificationContent, readContents } from '../notifications/notification-contents.service.ts';
import { findNotificationsById } from '../notifications/notifications.repository.ts';
import { publicUsername } from '../profiles/author.wire.ts';

/** What a notification says outside the app. */
export interface NotificationText {
  readonly id: string;
  readonly sentence: string;
  /** The sentence with its emphasized parts. */
  readonly parts: ReturnType<typeof notificationParts>;
  /** The words that it is about; may be empty. */
  readonly quote: string;
  /** Why a moderator decided so; empty for other notifications. */
  readonly reason: string;
  /** Where it leads to. */
  readonly path: string;
}

function toText({ row, people, post, ...rest }: NotificationContent): NotificationText {
  const usernames = people.map(publicUsername);
  const { decision, id, type } = row;
  const parts = notificationParts({ ...rest, type, usernames, decision });
  return {
    id,
    sentence: parts.map(({ text }) => text).join(''),
    parts,
    quote: decision?.quote ?? rest.quote,
    reason: decision?.reason ?? '',
    path: notificationPath({ ...rest, postId: post?.id ?? null, usernames }),
  };
}

/**
 * Reads what unread notifications say, newest first. Those that the receiver has read or may not see at this moment
 * are left out.
 */
export async function readTexts(
  db: Database,
  ids: readonly string[],
  receiverId: string,
): Promise<NotificationText[]> {
  if (ids.length === 0) return [];
  const rows = await findNotificationsById(db, receiverId, ids);
  const unread = rows.filter(({ readAt }) => readAt === null);
  unread.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  return (await readContents(db, unread, receiverId)).map(toText);
}
