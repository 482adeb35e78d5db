import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { cors } from './http/cors.ts';
import type { AppEnvironment } from './http/environment.ts';
import { errorResponse, toHttpError } from './http/error-response.ts';
import { HttpError } from './http/http-error.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { moduleRoutes } from './modules/routes.ts';
import { systemRoutes } from './modules/system/system.routes.ts';
import type { Services } from './services.ts';
import { webRoutes } from './web/web.routes.ts';
import type { WebApp } from './web/web-app.ts';

/** An app with the middleware and the error handler that all routes share. */
function createBase(config: Config, log: Logger): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(requestLog(log), securityHeaders(config), cors(config.allowedOrigins));
  app.onError((error, context) => errorResponse(context, toHttpError(error, context.var.log)));
  return app;
}

/** An app that answers every request 503, until the database is open and seeded. */
export function createStartupApp(config: Config, log: Logger): Hono<AppEnvironment> {
  const app = createBase(config, log);
  app.notFound((context) => errorResponse(context, new HttpError('UNAVAILABLE', 'The service is starting.')));
  return app;
}

/**
 * Creates the server's Hono app: the API, its reference documentation, the policy pages and the web app.
 * @param webApp the files of the built web app; null serves only the API
 */
export function createApp(services: Services, webApp: WebApp | null): Hono<AppEnvironment> {
  const app = createBase(services.config, services.log);
  app.notFound((context) => errorResponse(context, new HttpError('NOT_FOUND')));

  systemRoutes(app, services, webApp);
  for (const register of moduleRoutes) register(app, services);
  webRoutes(app, services.config, webApp);
  return app;
}
