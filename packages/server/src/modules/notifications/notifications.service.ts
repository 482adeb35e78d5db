import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { NotificationWire, notificationCalls } from '@aura/api-client/contract/notifications';
import { type Cursor, cursorText, readCursor, readPage } from '../../db/time-cursor.ts';
import type { Services } from '../../services.ts';
import { type Images, imageMetaOf } from '../images/images.service.ts';
import { authorWire } from '../profiles/author.wire.ts';
import { type NotificationContent, readContents } from './notification-contents.service.ts';
import {
  countUnread,
  findNotifications,
  markRead,
  type NotificationRow,
} from './notifications.repository.ts';
import { publishNotifications } from './notify.service.ts';

type NotificationServices = Pick<Services, 'db' | 'images' | 'clock' | 'changes'>;
type NotificationsPage = Omit<ResponseOf<typeof notificationCalls.getNotifications>, 'success'>;

const positionOf = ({ changedAt, id }: NotificationRow): Cursor => ({ at: changedAt, id });

function toWire(images: Images, receiverId: string, notification: NotificationContent): NotificationWire {
  const { row, post } = notification;
  const isPublic = post?.privacy === 'public';
  return {
    id: row.id,
    cursor: cursorText(positionOf(row)),
    type: row.type,
    people: notification.people.map((person) => authorWire(images, receiverId, person)),
    peopleCount: notification.peopleCount,
    post: post && {
      id: post.id,
      image: post.image && images.postAddress(post.id, post.image.id, { isPublic, viewerId: receiverId }),
      imageMeta: post.image && imageMetaOf(post.image),
      imageAlt: post.imageAlt,
      caption: post.caption,
    },
    postCount: notification.postCount,
    commentId: notification.commentId,
    quote: notification.quote,
    decision: row.decision,
    timestamp: row.changedAt.toISOString(),
    isRead: row.readAt !== null,
  };
}

/** A page of the viewer's notifications, newest first, with what the viewer may see at this moment. */
export async function getNotifications(
  { db, images }: NotificationServices,
  page: ParsedRequestOf<typeof notificationCalls.getNotifications>,
  viewerId: string,
): Promise<NotificationsPage> {
  const { rows, next } =
    page.limit === 0
      ? { rows: [], next: null }
      : await readPage(page, (range) => findNotifications(db, viewerId, range), positionOf);
  const contents = await readContents(db, rows, viewerId);
  return {
    notifications: contents.map((notification) => toWire(images, viewerId, notification)),
    unread: await countUnread(db, viewerId),
    next,
  };
}

/**
 * Marks the viewer's notifications as read up to a position.
 * @returns the number of those that stay unread
 */
export async function markNotificationsRead(
  services: NotificationServices,
  upTo: string,
  viewerId: string,
): Promise<number> {
  const { db, clock } = services;
  await markRead(db, viewerId, readCursor(upTo), clock());
  publishNotifications(services, [viewerId]);
  return countUnread(db, viewerId);
}
