import { likeCalls } from '@aura/api-client/contract/likes';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { getLikedItems, getLikedPosts } from './liked-lists.service.ts';

/** Routes of the lists of likes (docs/product.md section 7). */
export function likeRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, likeCalls.getLikedPosts, services, async ({ request, viewer }) =>
    succeed(await getLikedPosts(services, request, viewer)),
  );

  handle(app, likeCalls.getLikedItems, services, async ({ request, viewer }) =>
    succeed(await getLikedItems(services, request, viewer)),
  );
}
