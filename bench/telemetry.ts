import { createServer } from 'node:http';
import { readConfig } from '../packages/server/src/config/config.ts';
import { createLog } from '../packages/server/src/log.ts';
import { openTelemetry } from '../packages/server/src/telemetry/open-telemetry.ts';
import { listenOnFreePort } from '../packages/server/src/testing/child-server.ts';
import { startFeedServer } from './feed-server.ts';
import { cpuPerRun, measureAlternately } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const posts = 1_000;
const rounds = { live: 5_000, feed: 400 };
const firstPage = 'limit=10&offset=0';

/** Compares a server that measures nothing with one that has metrics, and one that sends every trace. */
export async function measureTelemetry(): Promise<BenchmarkResult> {
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  const endpoint = `http://127.0.0.1:${await listenOnFreePort(collector)}`;
  const settings = {
    nothing: {},
    metrics: { METRICS_PORT: '9464' },
    traces: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  };
  const start = async (env: Readonly<Record<string, string>>) => {
    const telemetry = await openTelemetry(readConfig(env), createLog('silent'));
    return { telemetry, server: await startFeedServer(posts, telemetry) };
  };
  const started = {
    nothing: await start(settings.nothing),
    metrics: await start(settings.metrics),
    traces: await start(settings.traces),
  };
  const worksOf = (name: keyof typeof rounds) => {
    const run = ({ server }: (typeof started)['nothing']) =>
      name === 'live' ? () => server.live() : () => server.get(firstPage);
    return { nothing: run(started.nothing), metrics: run(started.metrics), traces: run(started.traces) };
  };
  const row = async (name: string, key: keyof typeof rounds) => {
    const works = worksOf(key);
    const medians = await measureAlternately(works, rounds[key]);
    const names = ['nothing', 'metrics', 'traces'] as const;
    const cpu: number[] = [];
    for (const measured of names) cpu.push(await cpuPerRun(works[measured], rounds[key]));
    const cells = names.map((measured, index) => {
      const milliseconds = (value: number | undefined) => `${(value ?? 0).toFixed(3)} ms`;
      return `${milliseconds(medians[measured])} (${milliseconds(cpu[index])})`;
    });
    return [name, ...cells];
  };
  try {
    return {
      title: 'A request of a server that measures itself: median (processor time)',
      head: ['', 'nothing', 'metrics', 'every trace'],
      rows: [await row('GET /api/health/live', 'live'), await row('a page of the feed', 'feed')],
      budget: null,
    };
  } finally {
    for (const { telemetry, server } of Object.values(started)) {
      await telemetry.close();
      await server.close();
    }
    collector.close();
    collector.closeAllConnections();
  }
}
