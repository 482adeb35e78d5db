import { Hono } from 'hono';
import { answerError, toHttpError } from './http/answer-error.ts';
import type { AppEnvironment } from './http/environment.ts';
import { HttpError } from './http/http-error.ts';
import { originRules } from './http/origins.ts';
import { requestLog } from './http/request-log.ts';
import type { Services } from './http/services.ts';
import { staticHeaders } from './http/static-headers.ts';
import { moduleRoutes } from './modules/routes.ts';
import { systemRoutes } from './modules/system/system.routes.ts';
import { webRoutes } from './web/web.routes.ts';
import type { WebApp } from './web/web-app.ts';

/**
 * The whole server as one Hono app: the API, its reference, the policy documents and the built web app.
 * @param webApp the built app's files; null serves the API alone
 */
export function createApp(services: Services, webApp: WebApp | null): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(
    requestLog(services.log),
    staticHeaders(services.config),
    originRules(services.config.allowedOrigins),
  );
  app.onError((error, context) => answerError(context, toHttpError(error, context.var.log)));
  app.notFound((context) => answerError(context, new HttpError('NOT_FOUND')));

  systemRoutes(app, services);
  for (const register of moduleRoutes) register(app, services);
  webRoutes(app, services.config, webApp);
  return app;
}
