import type { Hono } from 'hono';
import { pingDatabase } from '../../db/database.ts';
import { callerAddress } from '../../http/caller-address.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { errorResponse } from '../../http/error-response.ts';
import { HttpError } from '../../http/http-error.ts';
import { rateLimits } from '../../http/rate-limit.ts';
import { docsPage } from '../../openapi/docs-page.ts';
import { docsStylesheet } from '../../openapi/docs-stylesheet.ts';
import { openApiDocument } from '../../openapi/document.ts';
import type { Services } from '../../services.ts';
import type { WebApp } from '../../web/web-app.ts';
import { policyRoutes } from './policies.routes.ts';

/** Routes of the API reference: the OpenAPI document and its HTML page. */
function referenceRoutes(app: Hono<AppEnvironment>): void {
  const document = openApiDocument();
  const page = docsPage(document);
  const caching = { 'cache-control': 'public, max-age=300' };
  app.get('/api/openapi.json', (context) => context.json(document, 200, caching));
  app.get('/api/docs', async (context) => context.html(await page, 200, caching));
  app.get('/api/docs.css', (context) =>
    context.body(docsStylesheet, 200, { ...caching, 'content-type': 'text/css; charset=utf-8' }),
  );
}

/** Routes of the health check, the API reference and the policies. */
export function systemRoutes(
  app: Hono<AppEnvironment>,
  { db, storage, limiter, config }: Services,
  webApp: WebApp | null,
): void {
  referenceRoutes(app);
  policyRoutes(app, webApp);
  app.get('/api/health', async (context) => {
    await limiter.take(rateLimits.health, callerAddress(context, config.trustedProxies));
    try {
      await Promise.all([pingDatabase(db), storage.check()]);
    } catch (error) {
      context.var.log.error({ err: error }, 'health check failed');
      return errorResponse(context, new HttpError('UNAVAILABLE'));
    }
    return context.json({ success: true, status: 'ok' }, 200, { 'cache-control': 'no-store' });
  });
}
