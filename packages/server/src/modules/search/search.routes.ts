import { searchCalls } from '@aura/api-client/contract/search';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { getTag, search } from './search.service.ts';

/** Routes of the search and of tags (docs/product.md section 7). */
export function searchRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, searchCalls.search, services, async ({ request, viewer, readReplica }) =>
    succeed(await search(services, request, viewer.userId, readReplica)),
  );

  handle(app, searchCalls.getTag, services, async ({ request, viewer }) =>
    succeed(await getTag(services, request, viewer.userId)),
  );
}
