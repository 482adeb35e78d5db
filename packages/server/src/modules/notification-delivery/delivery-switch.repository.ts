import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';

/** Whether a user has a way of delivery switched on, as a condition of a query that joins `users`. */
export function isDeliveryOn(name: 'pushNotifications' | 'emailNotifications'): SQL<boolean> {
  return sql<boolean>`(${users.erasedAt} is null and
    coalesce((${users.notificationSettings}->>${name})::boolean, true))`;
}
