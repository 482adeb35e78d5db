import * as z from 'zod/mini';
import { type NotificationName, notificationNames } from '../notifications.ts';

/** The notification switches, in the form and on the wire. */
export const notificationSettingsSchema = z.object(
  Object.fromEntries(notificationNames.map((name) => [name, z.boolean()])) as Record<
    NotificationName,
    z.ZodMiniBoolean
  >,
);
