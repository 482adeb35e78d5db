import { liveUpdateCalls } from '@aura/api-client/contract/live-updates';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handleStream } from '../../http/handle.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';

/** The route of live updates (docs/product.md section 7). */
export function liveUpdateRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handleStream(app, liveUpdateCalls.getEvents, services, ({ request, viewer }) =>
    services.liveStreams.open({
      userId: requireProfile(viewer),
      watchedPostIds: request.posts,
      after: request.after ?? null,
    }),
  );
}
