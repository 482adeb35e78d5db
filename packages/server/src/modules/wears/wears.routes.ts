import { wearCalls } from '@aura/api-client/contract/wears';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { addWear, deleteWear, getWears } from './wears.service.ts';

/** Routes of wears (docs/product.md section 7). */
export function wearRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, wearCalls.getWears, services, async ({ request, viewer }) =>
    succeed(await getWears(services, request, viewer.userId)),
  );

  handle(app, wearCalls.addWear, services, async ({ request, viewer, storeResponse }) =>
    succeed(
      await addWear(services, request, requireProfile(viewer), (tx, response) =>
        storeResponse(tx, succeed(response)),
      ),
    ),
  );

  handle(app, wearCalls.deleteWear, services, async ({ request, viewer }) =>
    succeed(await deleteWear(services, request.id, requireProfile(viewer))),
  );
}
