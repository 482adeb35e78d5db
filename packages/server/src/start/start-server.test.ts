import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type Collector, startCollector } from '../telemetry/testing/collector.ts';
import { freePort, listenOnFreePort } from '../testing/child-server.ts';
import { newDataFolder } from '../testing/data-folder.ts';
import { startServer } from './start-server.ts';

// Opens a database on the disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = (env: Record<string, string>) =>
  startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', ...env }), pino({ level: 'silent' }));

it('a port of the metrics that is taken ends the start with one line', async () => {
  const taken = createServer();
  const port = await listenOnFreePort(taken);
  const line = `METRICS_PORT: ${port} on 127.0.0.1 is in use by another program`;
  await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow(new Error(line));
  taken.close();
});

describe('a server with metrics, traces and a delayed stop', () => {
  let collector: Collector;
  let metricsAddress: string;
  let address: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    collector = await startCollector();
    const metricsPort = await freePort();
    const server = await start({
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      DRAIN_SECONDS: '3',
    });
    metricsAddress = `http://127.0.0.1:${metricsPort}/metrics`;
    address = `http://127.0.0.1:${server.port}`;
    let stopped: Promise<void> | null = null;
    stop = () => {
      stopped ??= server.stop();
      return stopped;
    };
  });
  afterAll(async () => {
    await stop();
    collector.close();
  });

  const statusOf = (url: string) =>
    fetch(url, { headers: { connection: 'close' } }).then(
      ({ status }) => status,
      () => 'refused',
    );

  it('serves its metrics and the states of its parts on their port only', async () => {
    await fetch(`${address}/api/aura/item/none`);
    const metrics = async () => (await fetch(metricsAddress)).text();
    const text = await metrics();
    expect(text).toContain('aura_requests_total{call="getItem",status="4xx"} 1');
    expect(text).toContain('aura_lane_requests{lane="api",state="running"} 0');
    expect(text).toContain('aura_request_body_bytes 0');
    // The first sweep begins with the server, and ends by itself.
    await expect.poll(metrics).toContain('aura_task_last_success_timestamp_seconds{task="sweep"}');
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
  });

  it('is not ready while it stops, still answers, then ends and sends its last spans', async () => {
    expect(await statusOf(`${address}/api/health/ready`)).toBe(200);
    const stopped = stop();
    expect(await statusOf(`${address}/api/health/ready`)).toBe(503);
    expect(await statusOf(`${address}/api/health/live`)).toBe(200);
    expect(await statusOf(`${address}/api/aura/posts`)).toBe(401);
    expect(await statusOf(metricsAddress)).toBe(200);
    await stopped;
    expect(await statusOf(`${address}/api/health/live`)).toBe('refused');
    expect(await statusOf(metricsAddress)).toBe('refused');
    expect(collector.spans.filter(({ name }) => name === 'getPosts')).toHaveLength(1);
  });

  it('has sent a request and its statements as one trace', async () => {
    await stop();
    const request = collector.spans.find(({ name }) => name === 'getItem');
    const statements = collector.spans.filter(
      ({ name, traceId }) => name === 'db.query' && traceId === request?.traceId,
    );
    expect(statements[0]?.parentSpanId).toBe(request?.spanId);
    expect(statements[0]?.attributes).toEqual([
      { key: 'db.operation.name', value: { stringValue: 'SELECT' } },
    ]);
  });
});
