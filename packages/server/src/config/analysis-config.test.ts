import { expect, it } from 'vitest';
import { readAnalysisConfig, readConfig } from './config.ts';

const secret = 'x'.repeat(40);
const hosts = { ROLE: 'web', ANALYSIS_URL: 'http://10.0.0.5:3001', ANALYSIS_SECRET: secret };
const vision = { VISION_URL: 'https://vision.example/v1' };

it('without settings, the server analyses photos itself', () => {
  expect(readConfig({}).analysisHosts).toBeNull();
});

it('ANALYSIS_URL lists one or several analysis processes', () => {
  expect(readConfig(hosts).analysisHosts).toEqual({ urls: ['http://10.0.0.5:3001'], secret });
  const ANALYSIS_URL = 'http://10.0.0.5:3001/, https://b.example/photos';
  expect(readConfig({ ...hosts, ANALYSIS_URL }).analysisHosts?.urls).toEqual([
    'http://10.0.0.5:3001',
    'https://b.example/photos',
  ]);
});

it('an analysis process needs its secret only, also in production', () => {
  const config = readAnalysisConfig({ ROLE: 'analysis', ANALYSIS_SECRET: secret, NODE_ENV: 'production' });
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', secret, warnings: [] });
});

it.each([
  ['ROLE: ', { ROLE: 'worker' }],
  ['ANALYSIS_URL: missing', { ROLE: 'web' }],
  ['ANALYSIS_URL needs ROLE=web', { ...hosts, ROLE: 'all' }],
  ['ANALYSIS_URL and VISION_URL exclude each other', { ...hosts, ...vision }],
  ['ANALYSIS_URL: b.example is not an address', { ...hosts, ANALYSIS_URL: 'http://a.example,b.example' }],
  ['ANALYSIS_URL: an empty entry', { ...hosts, ANALYSIS_URL: 'http://a.example,' }],
  ['ANALYSIS_URL: ftp://a.example is not', { ...hosts, ANALYSIS_URL: 'ftp://a.example' }],
  ['ANALYSIS_SECRET: missing', { ...hosts, ANALYSIS_SECRET: '' }],
  ['ANALYSIS_SECRET: must have at least 32 bytes', { ...hosts, ANALYSIS_SECRET: 'short' }],
  ['ANALYSIS_SECRET must not be set without', { ANALYSIS_SECRET: secret }],
  ['ANALYSIS_SECRET must not be set without', { ROLE: 'web', ANALYSIS_SECRET: secret, ...vision }],
])('contradicting settings are one clear line: %s', (message, environment) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${message}.*$`));
});

it.each([
  ['ANALYSIS_SECRET: missing', {}],
  ['VISION_URL must not be set with ROLE=analysis', { ANALYSIS_SECRET: secret, ...vision }],
  ['ANALYSIS_URL must not be set with ROLE=analysis', { ...hosts }],
])('contradicting settings of an analysis process are one clear line: %s', (message, environment) => {
  const env = { ...environment, ROLE: 'analysis' };
  expect(() => readAnalysisConfig(env)).toThrow(new RegExp(`^${message}.*$`));
});
