import { createMetricsApp } from '../modules/system/metrics.routes.ts';
import type { Services } from '../services.ts';
import { listen } from './listen.ts';

/**
 * Serves the metrics on a port of their own, if they have one.
 * @returns the function that ends this
 * @throws StartError when the port cannot be used
 */
export async function serveMetrics(
  services: Pick<Services, 'config' | 'log' | 'telemetry'>,
): Promise<() => Promise<void>> {
  const own = services.config.metrics?.listen;
  if (!own) return () => Promise.resolve();
  const app = createMetricsApp(services);
  const { port, close } = await listen(own.port, own.host, (request) => app.fetch(request), {
    prefix: 'METRICS_',
  });
  services.log.info({ port, host: own.host }, 'serving metrics');
  return close;
}
