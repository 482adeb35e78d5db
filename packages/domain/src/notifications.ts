/**
 * The notification switches, in the order of the settings screen (docs/product.md section 2, Profiles, settings,
 * policies).
 */
export const notificationNames = [
  'pushNotifications',
  'emailNotifications',
  'followNotifications',
  'likeNotifications',
  'commentNotifications',
  'postNotifications',
] as const;

export type NotificationName = (typeof notificationNames)[number];

/** The state of each notification switch. */
export type NotificationSettings = Readonly<Record<NotificationName, boolean>>;

/** Every notification is on by default. */
export const notificationSettingsDefaults = Object.fromEntries(
  notificationNames.map((name) => [name, true]),
) as NotificationSettings;
