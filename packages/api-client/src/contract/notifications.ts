import { notificationsPageSize } from '@aura/domain/limits/notifications';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { authorFields, count, id, imageMeta, nextCursor, pageLimit, timeCursor } from './fields.ts';

export const notificationWire = z.object({
  id,
  /** Its position in the list, by the time of its last change. */
  cursor: timeCursor,
  /** Notifications of a type that is not in `notificationTypes` are left out by the client. */
  type: z.string(),
  /** The newest people; empty for moderation. */
  people: z.array(z.object(authorFields)),
  /** All people, up to 100. */
  peopleCount: count,
  /** The post that it leads to: of new posts the newest one. Null for follows. */
  post: z.nullable(
    z.object({
      id,
      image: z.nullable(z.string()),
      imageMeta: z.nullable(imageMeta),
      imageAlt: z.string(),
      caption: z.string(),
    }),
  ),
  /** The number of new posts, up to 100; 0 for other types. */
  postCount: count,
  /** The newest comment. Null when it is about no comment. */
  commentId: z.nullable(id),
  /** The start of the newest comment, or of the caption that mentions the caller; may be empty. */
  quote: z.string(),
  /** Of moderation only. */
  decision: z.nullable(z.object({ sentence: z.string(), quote: z.string(), reason: z.string() })),
  /** When the newest person was added. */
  timestamp: z.union([z.string(), z.number()]),
  isRead: z.boolean(),
});

export type NotificationWire = z.infer<typeof notificationWire>;

const getNotifications = defineCall({
  name: 'getNotifications',
  summary: "A page of the caller's notifications, newest first",
  method: 'GET',
  path: '/notifications',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  request: z.object({
    /** 0 reads the number of unread ones only. */
    limit: pageLimit(notificationsPageSize, notificationsPageSize, 0),
    /** `next` of the previous page. */
    after: z.optional(timeCursor),
  }),
  response: z.object({
    success: z.literal(true),
    notifications: z.array(notificationWire),
    /** The number of unread notifications, up to 100. */
    unread: count,
    next: nextCursor,
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const readNotifications = defineCall({
  name: 'readNotifications',
  summary: 'Mark notifications as read, up to one of them',
  method: 'POST',
  path: '/readNotifications',
  encoding: 'json',
  access: 'required',
  whileSuspended: true,
  rateLimit: 'write',
  request: z.object({
    /** The cursor of the newest notification that was read. Newer ones stay as they are. */
    upTo: timeCursor,
  }),
  response: z.object({ success: z.literal(true), unread: count }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const notificationCalls = { getNotifications, readNotifications };
