import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';
import { HttpError } from './http-error.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Answers writes that the browser marks as cross-site (`Sec-Fetch-Site`) with 403, except from allowed origins. */
export function refuseCrossSiteWrites(allowedOrigins: readonly string[]): MiddlewareHandler<AppEnvironment> {
  const allowed = new Set(allowedOrigins);
  return async ({ req }, next) => {
    const isCrossSite = req.header('sec-fetch-site') === 'cross-site';
    const isAllowed = allowed.has(req.header('origin') ?? '');
    if (isCrossSite && !isAllowed && !safeMethods.includes(req.method)) throw new HttpError('FORBIDDEN');
    await next();
  };
}
