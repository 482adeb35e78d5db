/** What a user can be notified of (docs/product.md section 2, Notifications). */
export const notificationTypes = [
  'follow',
  'like',
  'comment',
  'reply',
  'mention',
  'post',
  'moderation',
] as const;

export type NotificationType = (typeof notificationTypes)[number];
