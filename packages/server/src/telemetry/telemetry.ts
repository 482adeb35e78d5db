import type { QueueCounts } from '../queue.ts';

/** Why a request was answered 429 or 503. */
export interface Refusal {
  readonly kind: 'limit' | 'unavailable';
  /** The name of the rate limit, or the part of the server that was not available. */
  readonly name: string;
}

interface AnsweredRequest {
  /** Name of the call; `other` for everything that is not in the contract. */
  readonly call: string;
  readonly status: number;
  readonly seconds: number;
  readonly refusal: Refusal | null;
}

export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** The states that a reader of the metrics asks for. Parts that do not exist are left out. */
export interface WatchedStates {
  readonly lanes: Readonly<Record<string, { counts(): QueueCounts }>>;
  readonly pool: () => PoolCounts;
  readonly bodyBytes: () => number;
  readonly analysis: () => QueueCounts;
  /** Age of the newest rows that the replica is known to have. */
  readonly replicaLagSeconds: () => number;
}

/** Work that the server does by itself. */
export type Task = 'sweep' | 'purge' | 'erasures' | 'announcements' | 'push' | 'email' | 'cutouts';

/** Receives what happens in the server. No argument contains personal data. */
export interface Metrics {
  requestAnswered(request: AnsweredRequest): void;
  analysisEnded(seconds: number, hasFailed: boolean): void;
  taskEnded(task: Task, hasFailed: boolean): void;
  /** A read that may use the replica was answered. */
  replicaReadEnded(target: 'replica' | 'primary'): void;
  /** A push message or an email was sent, or could not be. */
  deliveryEnded(channel: 'push' | 'email', result: string): void;
  /** Adds states, which are read when the metrics are. */
  watch(states: Partial<WatchedStates>): void;
}

interface RequestSpan {
  /** Names the span and adds the result. */
  answered(call: string, method: string, status: number): void;
}

/** Measures where the time of a request goes. */
export interface Tracing {
  /** Runs a request in a span that continues the trace of its `traceparent` header. */
  request<Result>(headers: Headers, work: (span: RequestSpan) => Promise<Result>): Promise<Result>;
  /**
   * Runs a part of the current request in a span; without a request, just runs it.
   * @param attributes must not contain personal data
   */
  span<Result>(
    name: string,
    work: () => Promise<Result>,
    attributes?: Readonly<Record<string, string>>,
  ): Promise<Result>;
  /** The id of the current trace; null without one. */
  traceId(): string | null;
}

export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** Returns all metrics in the text format of Prometheus; null when none are collected. */
  readonly readMetrics: (() => Promise<string>) | null;
  /** Sends the last spans, for at most 2 seconds. */
  close(): Promise<void>;
}

const noMetrics: Metrics = {
  requestAnswered: () => undefined,
  analysisEnded: () => undefined,
  taskEnded: () => undefined,
  replicaReadEnded: () => undefined,
  deliveryEnded: () => undefined,
  watch: () => undefined,
};

const noSpan: RequestSpan = { answered: () => undefined };

export const noTracing: Tracing = {
  request: (_headers, work) => work(noSpan),
  span: (_name, work) => work(),
  traceId: () => null,
};

/** Collects and sends nothing. */
export const noTelemetry: Telemetry = {
  metrics: noMetrics,
  tracing: noTracing,
  readMetrics: null,
  close: () => Promise.resolve(),
};
