import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { openTelemetry } from '../../telemetry/open-telemetry.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createMetricsApp } from './metrics.routes.ts';

const token = 'a-token-of-the-tests';
const right = { authorization: `Bearer ${token}` };
const wrong: readonly Record<string, string>[] = [
  {},
  { authorization: `Bearer ${token}x` },
  { authorization: 'Bearer a' },
  { authorization: `Basic ${token}` },
];

let server: TestServer;
beforeAll(async () => {
  const telemetry = await openTelemetry(
    { metrics: { listen: null, token }, traces: null },
    pino({ level: 'silent' }),
  );
  server = await startTestServer({ env: { METRICS_TOKEN: token }, services: { telemetry } });
});
afterAll(() => server.close());

describe('/metrics on the main port', () => {
  it('is served to a reader with the token, in the text format of Prometheus', async () => {
    const response = await server.app.request('/metrics', { headers: right });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/^# HELP /);
  });

  it('is like an unknown path without the token', async () => {
    const unknown = await (await server.app.request('/metricz')).json();
    for (const headers of wrong) {
      const response = await server.app.request('/metrics', { headers });
      expect([response.status, await response.json()]).toEqual([404, unknown]);
    }
  });

  it('does not exist when they are not collected, or have a port of their own', async () => {
    const { services } = server;
    const own = { listen: { port: 9464, host: '127.0.0.1' }, token };
    for (const metrics of [null, own]) {
      const app = createApp({ ...services, config: { ...services.config, metrics } }, null);
      expect((await app.request('/metrics', { headers: right })).status).toBe(404);
    }
  });
});

describe('the port of the metrics', () => {
  const appWith = (given: string | null) => {
    const metrics = { listen: { port: 9464, host: '127.0.0.1' }, token: given };
    return createMetricsApp({ ...server.services, config: { ...server.services.config, metrics } });
  };

  it('needs the token when one is set', async () => {
    const app = appWith(token);
    expect((await app.request('/metrics', { headers: right })).status).toBe(200);
    for (const headers of wrong) expect((await app.request('/metrics', { headers })).status).toBe(404);
  });

  it('needs none otherwise, and serves nothing else', async () => {
    const app = appWith(null);
    expect((await app.request('/metrics')).status).toBe(200);
    expect((await app.request('/api/health')).status).toBe(404);
  });
});
