import { calls } from '@aura/api-client/contract/calls';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { DomainError } from '../errors/domain-error.ts';
import { createLanes } from '../http/lanes.ts';
import { UnavailableError } from '../http/unavailable-error.ts';
import { plainJpeg } from '../images/testing/files.ts';
import type { Services } from '../services.ts';
import { scheduleSweep } from '../sweep/sweep.ts';
import { upload } from '../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { openTelemetry } from './open-telemetry.ts';
import { noTelemetry, type Telemetry } from './telemetry.ts';

let server: TestServer;
let mira: TestUser;
let telemetry: Telemetry;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
});
afterAll(() => server.close());
beforeEach(async () => {
  const metrics = { listen: null, token: 'a-token-of-the-tests' };
  telemetry = await openTelemetry({ metrics, traces: null }, pino({ level: 'silent' }));
});

const appWith = (services: Partial<Services> = {}) =>
  createApp({ ...server.services, telemetry, ...services }, null);
const signedIn = () => ({ headers: { authorization: `Bearer ${mira.token}` } });

/** The values of a metric, without the buckets of a histogram. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const lines = ((await telemetry.readMetrics?.()) ?? '').split('\n');
  const own = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    own.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

it('without the settings, nothing is collected', async () => {
  const off = await openTelemetry({ metrics: null, traces: null }, pino({ level: 'silent' }));
  expect(off).toBe(noTelemetry);
});

describe('requests', () => {
  it('are counted and timed by call and class of status', async () => {
    const app = appWith();
    await app.request('/api/aura/posts', signedIn());
    await app.request('/api/aura/posts?limit=5', signedIn());
    await app.request('/api/aura/posts');
    await app.request('/api/aura/post/pst_unknown', signedIn());
    await app.request('/api/health/live');
    expect(await valuesOf('aura_requests_total')).toEqual({
      '{call="getPosts",status="2xx"}': 2,
      '{call="getPosts",status="4xx"}': 1,
      '{call="getPost",status="4xx"}': 1,
      '{call="live",status="2xx"}': 1,
    });
    expect(await valuesOf('aura_request_duration_seconds_count')).toMatchObject({ '{call="getPosts"}': 3 });
  });

  it('add no labels from what a client sends', async () => {
    const app = appWith();
    for (let index = 0; index < 50; index++) {
      const init = { ...signedIn(), method: index % 2 ? 'GET' : 'POST' };
      await app.request(`/api/aura/post/secret${index}?sig=secret`, init);
      await app.request(`/secret${index}`, init);
      await app.request(`/api/aura/secret${index}/secret@example.com`, init);
    }
    expect(await telemetry.readMetrics?.()).not.toMatch(/secret|example\.com/);
    const labels = Object.keys(await valuesOf('aura_requests_total')).sort();
    expect(labels).toEqual(['{call="getPost",status="4xx"}', '{call="other",status="4xx"}']);
  });
});

describe('refused requests', () => {
  it('are counted by the limit that was reached', async () => {
    const limited = await startTestServer({ env: { RATE_LIMIT_FACTOR: '0.01' }, services: { telemetry } });
    for (let index = 0; index < 4; index++) await limited.app.request('/api/health/live');
    await limited.app.request('/api/aura/posts');
    await limited.app.request('/api/aura/posts');
    await limited.app.request('/api/aura/posts');
    await limited.close();
    expect(await valuesOf('aura_requests_limited_total')).toEqual({
      '{limit="health"}': 3,
      '{limit="refused"}': 2,
    });
  });

  it.each([
    ['lane', { lanes: createLanes({ databaseUrl: null }, { api: fullLane() }) }],
    ['identity_provider', { identity: failingIdentity(new DomainError('auth.provider_unavailable')) }],
    ['database', { identity: failingIdentity(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })) }],
    [
      'pool',
      {
        identity: failingIdentity(
          new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }),
        ),
      },
    ],
    ['storage', { identity: failingIdentity(new DomainError('storage.unavailable')) }],
    ['body_budget', { identity: failingIdentity(new UnavailableError('body_budget')) }],
  ])('are counted by the part that was not available: %s', async (reason, services) => {
    const response = await appWith(services).request('/api/aura/posts', signedIn());
    expect(response.status).toBe(503);
    expect(await valuesOf('aura_requests_unavailable_total')).toEqual({ [`{reason="${reason}"}`]: 1 });
  });

  it('are counted when the server is not ready', async () => {
    await appWith({ stopping: AbortSignal.abort() }).request('/api/health/ready');
    expect(await valuesOf('aura_requests_unavailable_total')).toEqual({ '{reason="not_ready"}': 1 });
  });
});

it('the states of lanes, connections and bodies are read with the metrics', async () => {
  const lanes = createLanes({ databaseUrl: null });
  const pool = { total: 5, idle: 2, waiting: 7 };
  telemetry.metrics.watch({ lanes, pool: () => pool, bodyBytes: () => 1234 });
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const jobs = Array.from({ length: 6 }, () => lanes.api(() => held));
  await Promise.resolve();
  expect(await valuesOf('aura_lane_requests')).toMatchObject({
    '{lane="api",state="running"}': 4,
    '{lane="api",state="waiting"}': 2,
    '{lane="upload",state="running"}': 0,
  });
  expect(await valuesOf('aura_postgres_pool_connections')).toEqual({
    '{state="busy"}': 3,
    '{state="idle"}': 2,
  });
  expect(await valuesOf('aura_postgres_pool_waiting')).toEqual({ '': 7 });
  expect(await valuesOf('aura_request_body_bytes')).toEqual({ '': 1234 });
  finish();
  await Promise.all(jobs);
  expect(await valuesOf('aura_lane_requests')).toMatchObject({ '{lane="api",state="running"}': 0 });
});

it('reads that may use a replica are counted by the server that answers, and its lag is read', async () => {
  expect(await valuesOf('aura_replica_lag_seconds')).toEqual({ '': 0 });
  telemetry.metrics.watch({ replicaLagSeconds: () => 0.25 });
  for (const target of ['replica', 'primary', 'replica'] as const) telemetry.metrics.replicaReadEnded(target);
  expect(await valuesOf('aura_replica_lag_seconds')).toEqual({ '': 0.25 });
  expect(await valuesOf('aura_replica_reads_total')).toEqual({
    '{target="replica"}': 2,
    '{target="primary"}': 1,
  });
});

it('analyses are counted with their failures', async () => {
  const file = upload(await plainJpeg());
  const analyze = vi.fn().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('broken'));
  const measured = await startTestServer({ services: { telemetry, analyzer: { analyze } } });
  const noor = await measured.signUp('noor');
  const statuses = [
    (await measured.call(calls.evaluateImage, { file }, noor.token)).status,
    (await measured.call(calls.evaluateImage, { file }, noor.token)).status,
  ];
  await measured.close();
  expect(statuses).toEqual([200, 503]);
  expect(await valuesOf('aura_analysis_duration_seconds_count')).toEqual({ '': 2 });
  expect(await valuesOf('aura_analysis_failures_total')).toEqual({ '': 1 });
  expect(await valuesOf('aura_analysis_jobs')).toEqual({ '{state="running"}': 0, '{state="waiting"}': 0 });
  expect(await valuesOf('aura_requests_unavailable_total')).toEqual({ '{reason="analysis"}': 1 });
});

it('a sweep that fails is counted, and one that succeeds leaves its time', async () => {
  const { storage } = server.services;
  const broken = { ...storage, list: () => failingList() };
  const lastSuccess = async () =>
    (await valuesOf('aura_task_last_success_timestamp_seconds'))['{task="sweep"}'];
  const stopBroken = scheduleSweep({ ...server.services, telemetry, storage: broken }, null);
  await vi.waitFor(async () =>
    expect(await valuesOf('aura_task_failures_total')).toEqual({ '{task="sweep"}': 1 }),
  );
  await stopBroken();
  expect(await valuesOf('aura_task_last_success_timestamp_seconds')).toEqual({ '{task="sweep"}': 0 });
  const before = Date.now() / 1000;
  const stop = scheduleSweep({ ...server.services, telemetry }, null);
  await vi.waitFor(async () => expect(await lastSuccess()).toBeGreaterThan(0));
  await stop();
  expect(await valuesOf('aura_task_failures_total')).toEqual({ '{task="sweep"}': 1 });
  expect(await lastSuccess()).toBeGreaterThanOrEqual(before);
});

it("the process's own figures are included", async () => {
  const text = await telemetry.readMetrics?.();
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^# TYPE nodejs_gc_duration_seconds histogram$/m);
  expect(text).toMatch(/^aura_event_loop_utilization [01]/m);
});

function fullLane() {
  return { concurrent: 1, waiting: -1, shortQueue: 0, burstWaitMs: 0, maxWaitMs: 0 };
}

function failingIdentity(error: Error) {
  return { isKnown: () => false, verify: () => Promise.reject(error) };
}

async function* failingList() {
  yield* [];
  throw new Error('gone');
}
