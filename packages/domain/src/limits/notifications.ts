/** Limits of notifications (docs/product.md section 2, Notifications). */

/** Notifications in one page. */
export const notificationsPageSize = 20;
/** People of a text who are notified that it mentions them. */
export const notifiedMentionsMaxCount = 10;
/** People of a notification who are named; the others are counted. */
export const notificationNamesMaxCount = 2;
/** People and posts of one notification, and unread notifications, are counted up to this number. */
export const notificationsCountMax = 100;
/** Characters of a quoted comment or caption. */
export const notificationQuoteMaxLength = 300;
/** Age after which a notification is deleted. */
export const notificationMaxAgeDays = 90;
