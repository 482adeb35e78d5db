import type { Notification } from '@aura/domain/entities';
import { notificationTypes } from '@aura/domain/vocabularies/notification-types';
import { addressOf, type ImageRoots, image, toIsoTime, toPerson } from './mappers.ts';
import type { NotificationWire } from './notifications.ts';

/**
 * Maps notifications from the wire format to entities. Apart from the mappers that the first visit loads.
 * @returns null for a type that only a later version knows
 */
export function toNotification(wire: NotificationWire, root: ImageRoots): Notification | null {
  const { post } = wire;
  const type = notificationTypes.find((known) => known === wire.type);
  if (type === undefined) return null;
  return {
    id: wire.id,
    cursor: wire.cursor,
    type,
    people: wire.people.map((person) => toPerson(person, root)),
    peopleCount: wire.peopleCount,
    post: post && {
      id: post.id,
      image: image(post.image === null ? null : addressOf(post.image, root), post.imageMeta),
    },
    postCount: wire.postCount,
    commentId: wire.commentId,
    quote: wire.quote,
    decision: wire.decision,
    createdAt: toIsoTime(wire.timestamp),
    isRead: wire.isRead,
  };
}
