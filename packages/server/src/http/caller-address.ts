import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The part of an IPv6 address that identifies a connection; its owner has all addresses that begin with it. */
function ipv6Network(address: string): string {
  const [start = '', end] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const missing = end === undefined ? 0 : 8 - groups.length - end.split(':').filter(Boolean).length;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(end ?? '').split(':')];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}

/** IPv4 addresses as they are, also within IPv6 notation; IPv6 addresses by their network. */
function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? ipv6Network(address) : address;
}

/**
 * Returns the client's address, for IPv6 its network. In `X-Forwarded-For` only the entries that trusted proxies appended are used:
 * each proxy appends the address that it received the request from.
 * @param trustedProxies number of proxies in front of the server
 */
export function callerAddress(context: Context, trustedProxies: number): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const direct = bindings?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return addressGroup(direct);
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return addressGroup(forwarded.at(-trustedProxies) || direct);
}
