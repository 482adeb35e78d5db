import { deliveryCalls } from '@aura/api-client/contract/notification-delivery';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { areEmailsRefused } from './email/email-digests.service.ts';
import { addPushSubscription, removePushSubscription } from './push/push-subscriptions.service.ts';

/** Routes of the delivery of notifications outside the app (docs/product.md section 7). */
export function deliveryRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, deliveryCalls.getDeliveryOptions, services, async ({ viewer }) => {
    const userId = requireProfile(viewer);
    const available = services.mailer !== null;
    const refused = available && (await areEmailsRefused(services, userId));
    const email = { available, verified: viewer.emailVerified, refused };
    return succeed({ pushKey: services.push.publicKey, email });
  });

  handle(app, deliveryCalls.addPushSubscription, services, async ({ request, viewer }) => {
    await addPushSubscription(services, request, requireProfile(viewer));
    return succeed({});
  });

  handle(app, deliveryCalls.removePushSubscription, services, async ({ request, viewer }) => {
    await removePushSubscription(services, request.endpoint, requireProfile(viewer));
    return succeed({});
  });
}
