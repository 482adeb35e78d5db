import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const CUTOUT_URL = 'http://10.0.0.7:7000/api/remove';
const web = { ROLE: 'web', ANALYSIS_URL: 'http://10.0.0.5:3001', ANALYSIS_SECRET: 'x'.repeat(40) };

it.each([
  ['without settings, the network in this process makes cut-outs', {}, 'built-in'],
  ['CUTOUTS=off makes none, also with a service', { CUTOUTS: 'off', CUTOUT_URL }, 'off'],
  ['CUTOUT_URL is the service that makes them', { CUTOUT_URL }, { url: CUTOUT_URL }],
  ['a server with ROLE=web loads no network', web, 'off'],
  ['a server with ROLE=web uses the service', { ...web, CUTOUT_URL }, { url: CUTOUT_URL }],
])('%s', (_, environment, cutouts) => {
  expect(readConfig(environment).cutouts).toEqual(cutouts);
});

it.each(['rembg', 'ftp://10.0.0.7/remove', 'http://'])(
  'the address %s of a service is refused',
  (address) => {
    expect(() => readConfig({ CUTOUT_URL: address })).toThrow(/^CUTOUT_URL: /);
  },
);

it('another value of CUTOUTS is refused', () => {
  expect(() => readConfig({ CUTOUTS: 'maybe' })).toThrow(/^CUTOUTS: /);
});
