import { Hono } from 'hono';
import { cors } from './http/cors.ts';
import { refuseCrossSiteWrites } from './http/csrf.ts';
import type { AppEnvironment } from './http/environment.ts';
import { errorResponse, toHttpError } from './http/error-response.ts';
import { HttpError } from './http/http-error.ts';
import { requestLog } from './http/request-log.ts';
import { requestTelemetry } from './http/request-telemetry.ts';
import { securityHeaders } from './http/security-headers.ts';
import { moduleRoutes } from './modules/routes.ts';
import { healthRoutes, liveRoute } from './modules/system/health.routes.ts';
import { metricsRoutes } from './modules/system/metrics.routes.ts';
import { systemRoutes } from './modules/system/system.routes.ts';
import type { Services } from './services.ts';
import { webRoutes } from './web/web.routes.ts';
import type { WebApp } from './web/web-app.ts';

/** What every app uses, also before the database is open. */
type BaseServices = Pick<Services, 'config' | 'log' | 'telemetry'>;

/** An app with the middleware and the error handler that all routes share. */
function createBase({ config, log, telemetry }: BaseServices): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const measure of requestTelemetry(telemetry)) app.use(measure);
  const { allowedOrigins } = config;
  app.use(
    requestLog(log, telemetry.tracing),
    securityHeaders(config),
    refuseCrossSiteWrites(allowedOrigins),
    cors(allowedOrigins),
  );
  app.onError((error, context) => errorResponse(context, toHttpError(error, context.var.log)));
  return app;
}

/** An app that answers 503, until the database is open and seeded, to everything except whether it is alive. */
export function createStartupApp(services: BaseServices): Hono<AppEnvironment> {
  const app = createBase(services);
  liveRoute(app);
  app.notFound((context) => errorResponse(context, new HttpError('UNAVAILABLE', 'The service is starting.')));
  return app;
}

/**
 * Creates the server's Hono app: the API, its reference documentation, the policy pages and the web app.
 * @param webApp the files of the built web app; null serves only the API
 */
export function createApp(services: Services, webApp: WebApp | null): Hono<AppEnvironment> {
  const app = createBase(services);
  app.notFound((context) => errorResponse(context, new HttpError('NOT_FOUND')));

  healthRoutes(app, services);
  metricsRoutes(app, services);
  systemRoutes(app, webApp);
  for (const register of moduleRoutes) register(app, services);
  webRoutes(app, services, webApp);
  return app;
}
