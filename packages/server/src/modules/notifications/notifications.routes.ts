import { notificationCalls } from '@aura/api-client/contract/notifications';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { getNotifications, markNotificationsRead } from './notifications.service.ts';

/** Routes of notifications (docs/product.md section 7). */
export function notificationRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, notificationCalls.getNotifications, services, async ({ request, viewer }) =>
    succeed(await getNotifications(services, request, requireProfile(viewer))),
  );

  handle(app, notificationCalls.readNotifications, services, async ({ request, viewer }) =>
    succeed({ unread: await markNotificationsRead(services, request.upTo, requireProfile(viewer)) }),
  );
}
