import { performance } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, Telemetry, WatchedStates } from './telemetry.ts';

/** Seconds; the last ones are the time limits of an upload and of an analysis. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 45];

/** Gauges that read the server's state when they are read themselves. */
function watchStates(registers: Registry[], states: Partial<WatchedStates>): void {
  new Gauge({
    name: 'aura_lane_requests',
    help: 'Requests of this process by lane (api, image, upload): running or waiting',
    labelNames: ['lane', 'state'],
    registers,
    collect() {
      for (const [lane, { counts }] of Object.entries(states.lanes ?? {})) {
        const { running, waiting } = counts();
        this.set({ lane, state: 'running' }, running);
        this.set({ lane, state: 'waiting' }, waiting);
      }
    },
  });
  new Gauge({
    name: 'aura_postgres_pool_connections',
    help: 'Connections of this process to PostgreSQL: busy or idle; none with the embedded database',
    labelNames: ['state'],
    registers,
    collect() {
      const counts = states.pool?.();
      if (!counts) return;
      this.set({ state: 'busy' }, counts.total - counts.idle);
      this.set({ state: 'idle' }, counts.idle);
    },
  });
  new Gauge({
    name: 'aura_postgres_pool_waiting',
    help: 'Queries that wait for a connection to PostgreSQL',
    registers,
    collect() {
      this.set(states.pool?.().waiting ?? 0);
    },
  });
  new Gauge({
    name: 'aura_request_body_bytes',
    help: 'Bytes of request bodies in memory',
    registers,
    collect() {
      this.set(states.bodyBytes?.() ?? 0);
    },
  });
  new Gauge({
    name: 'aura_analysis_jobs',
    help: 'Photo analyses of this process: running or waiting',
    labelNames: ['state'],
    registers,
    collect() {
      const counts = states.analysis?.();
      this.set({ state: 'running' }, counts?.running ?? 0);
      this.set({ state: 'waiting' }, counts?.waiting ?? 0);
    },
  });
}

function replicaMetrics(
  registers: Registry[],
  states: Partial<WatchedStates>,
): Pick<Metrics, 'replicaReadEnded'> {
  new Gauge({
    name: 'aura_replica_lag_seconds',
    help: 'Age of the newest rows that the replica is known to have; 0 without a replica',
    registers,
    collect() {
      this.set(states.replicaLagSeconds?.() ?? 0);
    },
  });
  const reads = new Counter({
    name: 'aura_replica_reads_total',
    help: 'Reads that may use the replica, by the server that answered: replica or primary',
    labelNames: ['target'],
    registers,
  });
  return { replicaReadEnded: (target) => reads.inc({ target }) };
}

function watchEventLoop(registers: Registry[]): void {
  let last = performance.eventLoopUtilization();
  new Gauge({
    name: 'aura_event_loop_utilization',
    help: 'Share of the time since the last read in which the event loop was busy, 0 to 1',
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
}

function requestMetrics(registers: Registry[]): Pick<Metrics, 'requestAnswered'> {
  const requests = new Counter({
    name: 'aura_requests_total',
    help: 'Answered requests by call of the API and class of status',
    labelNames: ['call', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'aura_request_duration_seconds',
    help: 'Time from the headers of a request to its answer, by call',
    labelNames: ['call'],
    buckets,
    registers,
  });
  const limited = new Counter({
    name: 'aura_requests_limited_total',
    help: 'Requests answered 429, by rate limit',
    labelNames: ['limit'],
    registers,
  });
  const unavailable = new Counter({
    name: 'aura_requests_unavailable_total',
    help: 'Requests answered 503, by the part of the server that was full or did not answer',
    labelNames: ['reason'],
    registers,
  });
  return {
    requestAnswered({ call, status, seconds, refusal }) {
      requests.inc({ call, status: `${Math.floor(status / 100)}xx` });
      duration.observe({ call }, seconds);
      if (refusal?.kind === 'limit') limited.inc({ limit: refusal.name });
      if (refusal?.kind === 'unavailable') unavailable.inc({ reason: refusal.name });
    },
  };
}

function jobMetrics(registers: Registry[]): Pick<Metrics, 'analysisEnded' | 'taskEnded'> {
  const analysis = new Histogram({
    name: 'aura_analysis_duration_seconds',
    help: 'Time of a photo analysis, without the time in the queue',
    buckets,
    registers,
  });
  const failedAnalyses = new Counter({
    name: 'aura_analysis_failures_total',
    help: 'Photo analyses that failed or took too long',
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'aura_task_last_success_timestamp_seconds',
    help: 'When a periodic task (such as sweep, push or email) last succeeded; 0 when it never has',
    labelNames: ['task'],
    registers,
  });
  const failedTasks = new Counter({
    name: 'aura_task_failures_total',
    help: 'Failed runs of a periodic task',
    labelNames: ['task'],
    registers,
  });
  return {
    analysisEnded(seconds, hasFailed) {
      analysis.observe(seconds);
      if (hasFailed) failedAnalyses.inc();
    },
    taskEnded(task, hasFailed) {
      failedTasks.inc({ task }, hasFailed ? 1 : 0);
      if (hasFailed) lastSuccess.inc({ task }, 0);
      else lastSuccess.set({ task }, Date.now() / 1000);
    },
  };
}

function deliveryMetrics(registers: Registry[]): Pick<Metrics, 'deliveryEnded'> {
  const deliveries = new Counter({
    name: 'aura_deliveries_total',
    help: 'Push messages and emails by what the push service or the mail server answered',
    labelNames: ['channel', 'result'],
    registers,
  });
  return { deliveryEnded: (channel, result) => deliveries.inc({ channel, result }) };
}

/** Collects metrics for Prometheus, in a registry of its own. */
export function createPrometheus(): Pick<Telemetry, 'metrics' | 'readMetrics'> {
  const register = new Registry();
  const registers = [register];
  const states: Partial<WatchedStates> = {};
  collectDefaultMetrics({ register });
  watchEventLoop(registers);
  watchStates(registers, states);
  return {
    metrics: {
      ...requestMetrics(registers),
      ...jobMetrics(registers),
      ...replicaMetrics(registers, states),
      ...deliveryMetrics(registers),
      watch: (added) => void Object.assign(states, added),
    },
    readMetrics: () => register.metrics(),
  };
}
