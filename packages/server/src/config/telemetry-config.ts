import { ConfigError } from './config-error.ts';
import { isLoopback } from './loopback.ts';
import type { Settings } from './settings.ts';

/** Where `/metrics` is served. */
export interface MetricsConfig {
  /** A port of its own; null for the main port. */
  readonly listen: { readonly port: number; readonly host: string } | null;
  /** The bearer token that a reader needs; always set on the main port. */
  readonly token: string | null;
}

/**
 * Returns where metrics are served; null when they are not collected.
 * @throws ConfigError when other machines could read them without a token
 */
export function metricsConfig({ METRICS_PORT, METRICS_HOST, ...env }: Settings): MetricsConfig | null {
  const token = env.METRICS_TOKEN ?? null;
  if (METRICS_PORT === undefined) return token === null ? null : { listen: null, token };
  if (token === null && !isLoopback(METRICS_HOST)) {
    throw new ConfigError(`METRICS_TOKEN: missing, but METRICS_HOST ${METRICS_HOST} is reached by others`);
  }
  if (METRICS_PORT !== 0 && METRICS_PORT === env.PORT) {
    throw new ConfigError('METRICS_PORT: is also PORT; without it, METRICS_TOKEN opens /metrics on PORT');
  }
  return { listen: { port: METRICS_PORT, host: METRICS_HOST }, token };
}

export interface TracesConfig {
  /** The address that spans are sent to. */
  readonly url: string;
  readonly serviceName: string;
  /** 0 to 1. */
  readonly sampledShare: number;
}

/** Returns where traces are sent; null when there are none. */
export function tracesConfig(env: Settings): TracesConfig | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    serviceName: env.OTEL_SERVICE_NAME,
    sampledShare: env.OTEL_TRACES_SAMPLER_ARG,
  };
}
