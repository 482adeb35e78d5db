import { reportCalls } from '@aura/api-client/contract/reports';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { report } from './reports.service.ts';

/** The route of reports (docs/product.md section 7). */
export function reportRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, reportCalls.report, services, async ({ request, viewer }) => {
    await report(services, request, requireProfile(viewer));
    return succeed({});
  });
}
