import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const METRICS_TOKEN = 'sixteen-letters+';

describe('metrics', () => {
  it('are not collected by default, and METRICS_HOST alone does not change that', () => {
    expect(readConfig({ METRICS_HOST: '0.0.0.0' })).toMatchObject({ metrics: null, traces: null });
  });

  it.each([
    [
      'a port of their own on loopback, without a token',
      { METRICS_PORT: '9464' },
      { listen: { port: 9464, host: '127.0.0.1' }, token: null },
    ],
    ['the main port with a token', { METRICS_TOKEN }, { listen: null, token: METRICS_TOKEN }],
    [
      'a port for other machines with a token',
      { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN },
      { listen: { port: 9464, host: '0.0.0.0' }, token: METRICS_TOKEN },
    ],
  ])('have %s', (_, env, metrics) => {
    expect(readConfig(env).metrics).toEqual(metrics);
  });

  it.each([
    [
      'METRICS_TOKEN: missing, but METRICS_HOST 0.0.0.0 is reached by others',
      { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
    ],
    ['METRICS_TOKEN: must have at least 16 letters, digits or -._~+/', { METRICS_TOKEN: 'fifteen-letters' }],
    [
      'METRICS_TOKEN: must have at least 16 letters, digits or -._~+/',
      { METRICS_TOKEN: 'a token with spaces' },
    ],
    [
      'METRICS_PORT: is also PORT; without it, METRICS_TOKEN opens /metrics on PORT',
      { METRICS_PORT: '3000' },
    ],
  ])('are refused with one line: %s', (line, env) => {
    expect(() => readConfig(env)).toThrow(new Error(line));
  });

  it.each([
    ['METRICS_PORT', { METRICS_PORT: '70000' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '10' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '61' }],
  ])('and traces name an invalid setting: %s', (name, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: `));
  });
});

it.each(['http://collector:4318', 'http://collector:4318/'])(
  'traces are sent to a path of %s',
  (endpoint) => {
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      serviceName: 'aura',
      sampledShare: 1,
    });
  },
);
