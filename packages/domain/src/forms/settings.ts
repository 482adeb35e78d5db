import * as z from 'zod/mini';
import { privacyLevels } from '../limits.ts';

/** The privacy settings form; `blockedUsernames` are those that stay blocked once saved. */
export const privacySettingsSchema = z.object({
  profileVisibility: z.enum(privacyLevels),
  postPrivacy: z.enum(privacyLevels),
  blockedUsernames: z.array(z.string()),
});

export type PrivacySettingsValues = z.infer<typeof privacySettingsSchema>;

export const privacySettingsDefaults: PrivacySettingsValues = {
  profileVisibility: 'public',
  postPrivacy: 'public',
  blockedUsernames: [],
};

/** The six notification toggles. */
export const notificationSettingsSchema = z.object({
  pushNotifications: z.boolean(),
  emailNotifications: z.boolean(),
  followNotifications: z.boolean(),
  likeNotifications: z.boolean(),
  commentNotifications: z.boolean(),
  postNotifications: z.boolean(),
});

export type NotificationSettingsValues = z.infer<typeof notificationSettingsSchema>;
