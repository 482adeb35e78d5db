import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '600',
};

/** Adds CORS headers for the allowed origins only. */
export function cors(allowedOrigins: readonly string[]): MiddlewareHandler<AppEnvironment> {
  const allowed = new Set(allowedOrigins);
  return async (context, next) => {
    const origin = context.req.header('origin') ?? '';
    const isAllowed = allowed.has(origin);
    const isPreflight = context.req.method === 'OPTIONS';
    if (isPreflight && isAllowed)
      context.res = new Response(null, { status: 204, headers: preflightHeaders });
    else await next();
    // A public image, which every origin may read.
    if (context.res.headers.has('access-control-allow-origin')) return;
    if (allowed.size > 0) context.res.headers.append('vary', 'Origin');
    if (isAllowed) {
      context.res.headers.set('access-control-allow-origin', origin);
      context.res.headers.set('access-control-expose-headers', 'retry-after, x-request-id');
    }
  };
}
