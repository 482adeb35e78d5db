import { matchCalls } from '@aura/api-client/contract/matches';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { getPostsLikeItem, matchItems } from './matches.service.ts';

/** Routes of comparisons between items (docs/product.md section 7). */
export function matchRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, matchCalls.matchItems, services, async ({ request, viewer }) =>
    succeed(await matchItems(services, request.postId, viewer.userId)),
  );

  handle(app, matchCalls.getPostsLikeItem, services, async ({ request, viewer }) =>
    succeed(await getPostsLikeItem(services, request, requireProfile(viewer))),
  );
}
