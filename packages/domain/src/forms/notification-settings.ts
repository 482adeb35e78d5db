import * as z from 'zod/mini';
import { type NotificationName, notificationNames } from '../notifications.ts';

/** The notification switches in the form. */
export const notificationSettingsSchema = z.object(
  Object.fromEntries(notificationNames.map((name) => [name, z.boolean()])) as Record<
    NotificationName,
    z.ZodMiniBoolean
  >,
);

/** The notification switches on the wire: another version may know fewer. */
export const someNotificationSettingsSchema = z.object(
  Object.fromEntries(notificationNames.map((name) => [name, z.optional(z.boolean())])) as Record<
    NotificationName,
    z.ZodMiniOptional<z.ZodMiniBoolean>
  >,
);
