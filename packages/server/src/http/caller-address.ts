import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The address that a request comes from. `X-Forwarded-For` is believed only as far as there are proxies of ours
 * in front: each of them appends the address it saw.
 * @param trustedProxies how many there are
 */
export function callerAddress(context: Context, trustedProxies: number): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const direct = bindings?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || direct;
}
