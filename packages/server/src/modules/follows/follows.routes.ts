import { followCalls } from '@aura/api-client/contract/follows';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { getFollows } from './follow-lists.service.ts';
import { follow, unfollow } from './follows.service.ts';

/** Routes of follows (docs/product.md section 7). */
export function followRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, followCalls.follow, services, async ({ request, viewer }) =>
    succeed(await follow(services, requireProfile(viewer), request.username)),
  );

  handle(app, followCalls.unfollow, services, async ({ request, viewer }) =>
    succeed(await unfollow(services, requireProfile(viewer), request.username)),
  );

  handle(app, followCalls.getFollows, services, async ({ request, viewer }) =>
    succeed(await getFollows(services, request, viewer)),
  );
}
