import type { MiddlewareHandler } from 'hono';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import type { AppEnvironment } from './environment.ts';
import { refusalOf } from './refusal.ts';

/**
 * Measures every request, named by its call: a path may contain personal data, and there are too many of them.
 * @returns no middleware when nothing is measured
 */
export function requestTelemetry(telemetry: Telemetry): MiddlewareHandler<AppEnvironment>[] {
  if (telemetry === noTelemetry) return [];
  const { metrics, tracing } = telemetry;
  return [
    (context, next) =>
      tracing.request(context.req.raw.headers, async (span) => {
        const start = performance.now();
        await next();
        const { call = 'other' } = context.var;
        const { status } = context.res;
        const seconds = (performance.now() - start) / 1000;
        metrics.requestAnswered({ call, status, seconds, refusal: refusalOf(context.error) });
        span.answered(call, context.req.method, status);
      }),
  ];
}
