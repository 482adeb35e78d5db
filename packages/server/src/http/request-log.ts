import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnvironment } from './environment.ts';

/**
 * Assigns an id to every request and logs it without its query string, which may contain emails.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const requestId = randomUUID();
    const requestLogger = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('log', requestLogger);
    const start = performance.now();
    await next();
    context.res.headers.set('x-request-id', requestId);
    const { method, path } = context.req;
    const ms = Math.round(performance.now() - start);
    requestLogger.info({ method, path, status: context.res.status, ms }, 'request');
  };
}
