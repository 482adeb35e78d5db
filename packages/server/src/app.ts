import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
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

/** What every answer has in common: a request id, a log line, the headers and one form of failure. */
function createBase(config: Config, log: Logger): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(requestLog(log), staticHeaders(config), originRules(config.allowedOrigins));
  app.onError((error, context) => answerError(context, toHttpError(error, context.var.log)));
  return app;
}

/** Answers that the service is not ready yet, while the database is opened and filled. */
export function createWaitingApp(config: Config, log: Logger): Hono<AppEnvironment> {
  const app = createBase(config, log);
  app.notFound((context) => answerError(context, new HttpError('UNAVAILABLE', 'The service is starting.')));
  return app;
}

/**
 * The whole server as one Hono app: the API, its reference, the policy documents and the built web app.
 * @param webApp the built app's files; null serves the API alone
 */
export function createApp(services: Services, webApp: WebApp | null): Hono<AppEnvironment> {
  const app = createBase(services.config, services.log);
  app.notFound((context) => answerError(context, new HttpError('NOT_FOUND')));

  systemRoutes(app, services);
  for (const register of moduleRoutes) register(app, services);
  webRoutes(app, services.config, webApp);
  return app;
}
