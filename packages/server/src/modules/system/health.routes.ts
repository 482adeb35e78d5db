import type { Context, Hono } from 'hono';
import { pingDatabase } from '../../db/database.ts';
import { callerAddress } from '../../http/caller-address.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { rateLimits } from '../../http/rate-limit.ts';
import { UnavailableError } from '../../http/unavailable-error.ts';
import type { Services } from '../../services.ts';
import { createReadiness } from './readiness.ts';

const livePath = '/api/health/live';

function okResponse(context: Context<AppEnvironment>): Response {
  return context.json({ success: true, status: 'ok' }, 200, { 'cache-control': 'no-store' });
}

/** The route that tells whether the process answers, whatever the state of the database and the storage. */
export function liveRoute(app: Hono<AppEnvironment>): void {
  app.get(livePath, okResponse);
}

/**
 * Routes of the health checks, limited by address. A server that stops is not ready, so that a load balancer
 * sends it no more requests.
 */
export function healthRoutes(
  app: Hono<AppEnvironment>,
  { db, storage, limiter, config, log, stopping }: Services,
): void {
  const isReady = createReadiness(async () => {
    try {
      await Promise.all([pingDatabase(db), storage.check()]);
    } catch (error) {
      log.error({ err: error }, 'health check failed');
      throw error;
    }
  });
  const limited = async (context: Context<AppEnvironment>, call: string) => {
    context.set('call', call);
    await limiter.take(rateLimits.health, callerAddress(context, config.trustedProxies));
  };

  app.use(livePath, async (context, next) => {
    await limited(context, 'live');
    await next();
  });
  liveRoute(app);
  for (const path of ['/api/health', '/api/health/ready']) {
    app.get(path, async (context) => {
      await limited(context, 'ready');
      if (stopping.aborted || !(await isReady())) throw new UnavailableError('not_ready');
      return okResponse(context);
    });
  }
}
