import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Returns the client's address. In `X-Forwarded-For` only the entries that trusted proxies appended are used:
 * each proxy appends the address that it received the request from.
 * @param trustedProxies number of proxies in front of the server
 */
export function callerAddress(context: Context, trustedProxies: number): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const direct = bindings?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || direct;
}
