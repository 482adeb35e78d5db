import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { DomainError } from '../errors/domain-error.ts';
import { scrub } from '../log.ts';
import { noTracing, type Tracing } from '../telemetry/telemetry.ts';
import type { AppEnvironment } from './environment.ts';

/**
 * Assigns an id to every request and logs it with its status, its duration and the code of its domain error. The
 * query string is not logged, because it may contain emails, nor are secrets in the path.
 * @param tracing adds the id of the request's trace
 */
export function requestLog(log: Logger, tracing: Tracing = noTracing): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const requestId = randomUUID();
    const traceId = tracing.traceId();
    const requestLogger = log.child({ requestId, ...(traceId && { traceId }) });
    context.set('requestId', requestId);
    context.set('log', requestLogger);
    const start = performance.now();
    await next();
    context.res.headers.set('x-request-id', requestId);
    const { error } = context;
    const { method } = context.req;
    const path = scrub(context.req.path);
    const ms = Math.round(performance.now() - start);
    const failure = error instanceof DomainError ? { error: error.code } : {};
    requestLogger.info({ method, path, status: context.res.status, ms, ...failure }, 'request');
  };
}
