import type { NotificationType } from '../vocabularies/notification-types.ts';

/** Notifications (docs/product.md section 2, Notifications). */
export const notificationsCopy = {
  heading: 'Notifications',
  /** Name of the bell. */
  unread: (count: string) => `Notifications, ${count} unread`,
  /** Announced when there are new ones. */
  announcement: (count: string) =>
    count === '1' ? '1 unread notification' : `${count} unread notifications`,
  unreadMark: 'Unread',
  markAllRead: 'Mark all as read',
  markedRead: 'Marked all as read.',
  markFailed: 'Failed to mark all as read. Please try again.',
  settings: 'Settings',
  settingsName: 'Notification settings',
  newOnes: (count: number) => `${count} new`,
  loading: 'Loading your notifications',
  failed: 'Failed to load notifications. Please try again.',
  earlierFailed: 'Earlier notifications did not load.',
  more: 'Show earlier ones',
  emptyTitle: 'Nothing yet.',
  emptyBody: 'Likes, comments and follows appear here.',
  findPeople: 'Find people',
  allOff: 'All notifications are switched off.',
  allOffLink: 'Change that in Settings',
  rules: 'Rules',
  /** Headings of the list. */
  periods: { today: 'Today', yesterday: 'Yesterday', lastWeek: 'Last week', earlier: 'Earlier' },
  /** After the names of the people. */
  verbs: {
    follow: 'started following you',
    like: 'liked your post',
    comment: 'commented',
    reply: 'replied to you',
    mention: 'mentioned you',
    post: 'shared a new post',
  } satisfies Record<Exclude<NotificationType, 'moderation'>, string>,
  newPosts: (count: string) => `shared ${count} new posts`,
  and: ' and ',
  others: (count: string) => `${count} others`,
  quoted: (text: string) => `“${text}”`,
} as const;
