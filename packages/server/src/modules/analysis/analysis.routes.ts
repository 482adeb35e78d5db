import { analysisCalls } from '@aura/api-client/contract/analysis';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { createEvaluation } from './analysis.service.ts';

/** Routes of the photo analysis (docs/product.md section 7). */
export function analysisRoutes(app: Hono<AppEnvironment>, services: Services): void {
  const evaluate = createEvaluation(services);

  handle(app, analysisCalls.evaluateImage, services, async ({ request, viewer }) =>
    succeed({ items: await evaluate(request.file, requireProfile(viewer)) }),
  );
}
