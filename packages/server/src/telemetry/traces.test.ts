import { calls } from '@aura/api-client/contract/calls';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { plainJpeg } from '../images/testing/files.ts';
import { freePort } from '../testing/child-server.ts';
import { postRequest, upload } from '../testing/content.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openTelemetry } from './open-telemetry.ts';
import type { Telemetry } from './telemetry.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { tracedStorage } from './traced-storage.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${callerSpan}-01`;

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

let lines: string[];

async function startTraced(endpoint: string, env: Record<string, string> = {}) {
  lines = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { metrics, traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env });
  const telemetry: Telemetry = await openTelemetry({ metrics, traces }, log);
  const server: TestServer = await startTestServer({ services: { telemetry, log } });
  closers.push(server.close);
  return { server, telemetry };
}

async function collect(): Promise<Collector> {
  const collector = await startCollector();
  closers.push(collector.close);
  return collector;
}

it('a request is a span named by its call, which continues the trace of its caller', async () => {
  const collector = await collect();
  const { server, telemetry } = await startTraced(collector.endpoint);
  const mira = await server.signUp('mira');
  await server.call(calls.getPosts, { search_term: 'secret term' }, mira.token, { traceparent });
  await telemetry.close();
  const spans = collector.spans.filter((span) => span.name === 'getPosts');
  expect(spans).toEqual([
    expect.objectContaining({ traceId, parentSpanId: callerSpan, kind: 2, status: { code: 0 } }),
  ]);
  expect(spans[0]?.attributes).toEqual([
    { key: 'http.request.method', value: { stringValue: 'GET' } },
    { key: 'http.response.status_code', value: { intValue: 200 } },
  ]);
  expect(collector.text()).toContain('/v1/traces ');
  expect(collector.text()).toContain('"service.name","value":{"stringValue":"aura"}');
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'request', path: '/api/aura/posts', traceId }),
  );
});

it('analyses and operations of the storage are spans of their requests', async () => {
  const collector = await collect();
  const { server, telemetry } = await startTraced(collector.endpoint);
  const mira = await server.signUp('mira');
  const file = upload(await plainJpeg());
  await server.call(calls.evaluateImage, { file }, mira.token);
  const storage = tracedStorage(server.services.storage, telemetry.tracing);
  await telemetry.tracing.request(new Headers(), async () => {
    await storage.put('pi/pic_secret', new Uint8Array(2));
    await storage.get('pi/pic_secret');
    await expect(storage.get('../secret')).rejects.toThrow();
  });
  await storage.deleteFolder('pi');
  await telemetry.close();
  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  expect(named('analysis')[0]?.parentSpanId).toBe(named('evaluateImage')[0]?.spanId);
  expect(named('storage.put')[0]?.parentSpanId).toBe(named('request')[0]?.spanId);
  expect(named('storage.get').map(({ status }) => status.code)).toEqual([0, 2]);
  // Without a request, as in the sweep, there is no span.
  expect(named('storage.delete')).toEqual([]);
});

it('spans contain no query strings, tokens, emails or other values', async () => {
  const collector = await collect();
  const { server, telemetry } = await startTraced(collector.endpoint);
  const mira = await server.signUp('mira');
  const { body } = await server.call(calls.addPost, await postRequest(mira), mira.token);
  await server.call(calls.getPost, { id: body.post.id }, mira.token);
  await server.app.request('/secret-path?email=secret@example.com', { headers: { cookie: 'secret' } });
  await server.app.request('/api/aura/posts', { headers: { authorization: 'Bearer secret' } });
  await telemetry.close();
  expect(collector.spans.length).toBeGreaterThan(4);
  expect(collector.text()).not.toMatch(/secret|@|mira|Bearer/);
  expect(collector.text()).not.toContain(body.post.id);
});

it('a caller who asks to be traced does not raise the share of traced requests', async () => {
  const collector = await collect();
  const { server, telemetry } = await startTraced(collector.endpoint, { OTEL_TRACES_SAMPLER_ARG: '0' });
  expect((await server.app.request('/api/health/live', { headers: { traceparent } })).status).toBe(200);
  await telemetry.close();
  expect(collector.spans).toEqual([]);
});

it.each([
  ['does not answer', () => startCollector({ answers: false })],
  ['is not there', async () => ({ endpoint: `http://127.0.0.1:${await freePort()}`, close: () => {} })],
])('when the collector %s, requests are answered and the stop waits 2 seconds at most', async (_, start) => {
  const { endpoint, close } = await start();
  closers.push(close);
  const { server, telemetry } = await startTraced(endpoint);
  for (let index = 0; index < 20; index++) {
    const response = await server.app.request('/api/health/live');
    if (response.status !== 200) throw new Error(`status ${response.status}`);
  }
  const before = performance.now();
  await telemetry.close();
  expect(performance.now() - before).toBeLessThan(5_000);
});
