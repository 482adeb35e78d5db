import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp, createStartupApp } from '../../app.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const probes = ['/api/health/live', '/api/health/ready', '/api/health'];
const ok = { success: true, status: 'ok' };
const unavailable = {
  success: false,
  error: 'The service is not available right now.',
  code: 'UNAVAILABLE',
};

const brokenStorage = () => ({
  ...server.services.storage,
  check: vi.fn(() => Promise.reject(new Error('gone'))),
});

describe('the health checks', () => {
  it.each(probes)('of a server that works answer 200 at %s, which nothing caches', async (path) => {
    const response = await server.app.request(path);
    expect([response.status, await response.json()]).toEqual([200, ok]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answer 503 when the storage does not work, except that the process is alive', async () => {
    const storage = brokenStorage();
    const app = createApp({ ...server.services, storage }, null);
    expect((await app.request('/api/health/live')).status).toBe(200);
    expect(storage.check).not.toHaveBeenCalled();
    for (const path of ['/api/health/ready', '/api/health']) {
      const response = await app.request(path);
      expect([response.status, await response.json()]).toEqual([503, unavailable]);
      expect(response.headers.get('retry-after')).toBe('5');
    }
    expect(storage.check).toHaveBeenCalledTimes(1);
  });

  it('of a server that stops answer 503 without a check, except that the process is alive', async () => {
    const stopping = AbortSignal.abort();
    const check = vi.fn(server.services.storage.check);
    const storage = { ...server.services.storage, check };
    const app = createApp({ ...server.services, storage, stopping }, null);
    const statuses = await Promise.all(probes.map(async (path) => (await app.request(path)).status));
    expect(statuses).toEqual([200, 503, 503]);
    expect(check).not.toHaveBeenCalled();
  });

  it('of a server that starts answer 503, except that the process is alive', async () => {
    const app = createStartupApp(server.services);
    for (const [path, status, retryAfter] of [
      ['/api/health/live', 200, null],
      ['/api/health/ready', 503, '5'],
      ['/api/health', 503, '5'],
    ] as const) {
      const response = await app.request(path);
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    }
  });
});
