import { moderationCalls } from '@aura/api-client/contract/moderation';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { getCase, getCases, getDecisions, getOwnDecisions } from './cases.service.ts';
import { decideCase } from './decide.service.ts';

/** Routes of moderators, and of the decisions shown to authors (docs/product.md section 7). */
export function moderationRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, moderationCalls.getModerationCases, services, async ({ request, viewer }) =>
    succeed(await getCases(services, request, requireProfile(viewer))),
  );

  handle(app, moderationCalls.getModerationCase, services, async ({ request, viewer }) =>
    succeed({ case: await getCase(services, request.caseId, requireProfile(viewer)) }),
  );

  handle(app, moderationCalls.decideCase, services, async ({ request, viewer }) =>
    succeed({ decision: await decideCase(services, request, requireProfile(viewer)) }),
  );

  handle(app, moderationCalls.getModerationDecisions, services, async ({ request }) =>
    succeed(await getDecisions(services, request)),
  );

  handle(app, moderationCalls.getOwnDecisions, services, async ({ request, viewer }) =>
    succeed(await getOwnDecisions(services, request, requireProfile(viewer))),
  );
}
