import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracesConfig } from '../config/telemetry-config.ts';
import type { Telemetry, Tracing } from './telemetry.ts';

/** Time to send the last spans when the server stops. */
const closeMs = 2_000;

/** Logs once when spans cannot be sent. They are dropped then, and requests do not wait for them. */
function logFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isFailing) log.warn({ err: result.error }, 'traces cannot be sent');
        isFailing = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function createProvider({ url, serviceName, sampledShare }: TracesConfig, log: Logger): TracerProvider {
  const ratio = new TraceIdRatioBasedSampler(sampledShare);
  const exporter = logFailures(new OTLPTraceExporter({ url }), log);
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // A client that asks to be traced does not raise the share.
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
}

/** Runs work in a span; of an error only the type is recorded, since messages may contain values. */
async function runInSpan<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Sends traces to a collector. Nothing of OpenTelemetry is registered for the whole process. */
export function openTraces(config: TracesConfig, log: Logger): Pick<Telemetry, 'tracing' | 'close'> {
  const provider = createProvider(config, log);
  const tracer = provider.getTracer('aura');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  const tracing: Tracing = {
    request(headers, work) {
      const carrier = {
        traceparent: headers.get('traceparent') ?? undefined,
        tracestate: headers.get('tracestate') ?? undefined,
      };
      const parent = propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      const requestSpan = {
        answered(call: string, method: string, status: number) {
          span.updateName(call);
          span.setAttributes({ 'http.request.method': method, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        },
      };
      return current.run(trace.setSpan(parent, span), () => runInSpan(span, () => work(requestSpan)));
    },
    span(name, work, attributes = {}) {
      const parent = current.getStore();
      if (!parent) return work();
      const span = tracer.startSpan(name, { attributes }, parent);
      return current.run(trace.setSpan(parent, span), () => runInSpan(span, work));
    },
    traceId() {
      const context = current.getStore();
      return (context && trace.getSpanContext(context)?.traceId) ?? null;
    },
  };
  return {
    tracing,
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        setTimeout(closeMs, undefined, { ref: false }),
      ]),
  };
}
