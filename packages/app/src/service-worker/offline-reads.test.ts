import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { expect, it } from 'vitest';
import { handlingOf } from './requests.ts';

const origin = 'https://aura.example';
const authorization = `Bearer head.${btoa(JSON.stringify({ sub: 'uid-1' }))}.sign`;

/** The cache in which the worker stores the answers of a call. */
function cacheOf({ method, path }: Call): string {
  const url = `${origin}/api/aura${path.replace(/\{\w+\}/g, '1')}`;
  const handling = handlingOf({ method, url, mode: 'cors', destination: '', authorization }, origin);
  return handling?.type === 'data' ? handling.kind : 'none';
}

const all: readonly Call[] = Object.values(calls);
const reads = all.filter(({ method, response }) => method === 'GET' && response !== null);
const others = all.filter((call) => !reads.includes(call));

it.each(reads)('the worker caches $name where its contract row says', (call) => {
  expect(cacheOf(call)).toBe(call.offline);
});

it('the worker caches neither writes nor streams, and their contract rows name no cache', () => {
  expect(others.filter((call) => cacheOf(call) !== 'none' || call.offline !== undefined)).toEqual([]);
});
