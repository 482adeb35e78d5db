import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { noTelemetry, type Telemetry } from './telemetry.ts';

/** Starts what the settings ask for. The libraries are loaded only then. */
export async function openTelemetry(
  { metrics, traces }: Pick<Config, 'metrics' | 'traces'>,
  log: Logger,
): Promise<Telemetry> {
  if (metrics === null && traces === null) return noTelemetry;
  const collected = metrics && (await import('./prometheus.ts')).createPrometheus();
  const traced = traces && (await import('./traces.ts')).openTraces(traces, log);
  return { ...noTelemetry, ...collected, ...traced };
}
