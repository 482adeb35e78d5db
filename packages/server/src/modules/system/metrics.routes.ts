import { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { bearerToken } from '../../identity/viewer.ts';
import { safeEqual } from '../../safe-equal.ts';
import type { Services } from '../../services.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

type MetricsServices = Pick<Services, 'config' | 'telemetry'>;

/** Registers `/metrics`. A reader without the configured token gets what an unknown path gets. */
function register(app: Hono<AppEnvironment>, { config, telemetry }: MetricsServices): void {
  const { readMetrics } = telemetry;
  const token = config.metrics?.token ?? null;
  if (readMetrics === null) return;
  app.get('/metrics', async (context, next) => {
    const given = bearerToken(context.req.header('authorization')) ?? '';
    if (token !== null && !safeEqual(given, token)) return next();
    return context.body(await readMetrics(), 200, {
      'content-type': contentType,
      'cache-control': 'no-store',
    });
  });
}

/** The route of the metrics on the main port, when they have no port of their own. */
export function metricsRoutes(app: Hono<AppEnvironment>, services: MetricsServices): void {
  if (services.config.metrics?.listen === null) register(app, services);
}

/** The app of the metrics' own port. */
export function createMetricsApp(services: MetricsServices): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  register(app, services);
  return app;
}
