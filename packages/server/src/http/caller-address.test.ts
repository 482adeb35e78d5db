import type { Context } from 'hono';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

/** The caller's address of a request on a connection from `remoteAddress`. */
async function addressOf(remoteAddress: string, forwarded = '', trustedProxies = 0): Promise<string> {
  const app = new Hono();
  app.get('/', (context: Context) => context.text(callerAddress(context, trustedProxies)));
  const bindings = { incoming: { socket: { remoteAddress } } };
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, bindings)).text();
}

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('a request from %s is counted for %s', async (remoteAddress, expected) => {
  expect(await addressOf(remoteAddress)).toBe(expected);
  expect(await addressOf('10.0.0.1', `192.0.2.1, ${remoteAddress}`, 1)).toBe(expected);
});

it('without trusted proxies, the forwarded addresses are ignored', async () => {
  expect(await addressOf('203.0.113.9', '192.0.2.1')).toBe('203.0.113.9');
});
