import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { type Database, openPostgres } from './database.ts';
import { limitedPool, type PostgresLimits } from './postgres-pool.ts';
import { createFreshness } from './replica-freshness.ts';
import { readPrimaryPosition, readReplicaPosition, replicaProblem } from './replica-positions.ts';

/** Shorter than those of the primary, which answers when the replica does not. */
const readLimits: PostgresLimits = { connectMs: 500, statementMs: 3_000, idleTimeoutMs: 3_500 };
const checkLimits: PostgresLimits = { connectMs: 1_000, statementMs: 1_000, idleTimeoutMs: 1_500 };
const checkIntervalMs = 250;

/** Limits of a replica, in milliseconds. */
export const replicaLimits = {
  /** Its rows are at most this old. */
  maxAgeMs: 1_000,
  /** A replica that is fast enough only now and then is logged this often at most. */
  logIntervalMs: 10_000,
};

interface ReplicaConfig {
  readonly databaseUrl: string;
  readonly databaseReplicaUrl: string;
  readonly databaseConnections?: number;
}

interface ReplicaServices {
  readonly log: Logger;
  readonly telemetry: Telemetry;
}

/**
 * Runs a read on the replica, when that is at most a second old and has everything that the reader wrote.
 * @param isCurrent asks the primary whether the result may be shown
 * @returns null when the primary must be read
 */
export type ReadReplica = <Result extends object>(
  read: (db: Database) => Promise<Result>,
  isCurrent: (result: Result) => Promise<boolean>,
) => Promise<Result | null>;

/** Without a replica, the primary must be read. */
export const noReplica: ReadReplica = () => Promise.resolve(null);

/** A replica of the database, for reads that may be a second old. */
export interface Replica {
  /** @param wroteAt the reader's last write by the clock of the primary, in milliseconds; null when there is none */
  readerFor(wroteAt: number | null): ReadReplica;
  close(): Promise<void>;
}

/** Logs whether the replica is used, when that changes. */
function createReport(log: Logger, intervalMs: number): (problem: string | null, error?: unknown) => void {
  let logged: string | null | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (problem, error) => {
    if (problem === logged || performance.now() - loggedAt < intervalMs) return;
    [logged, loggedAt] = [problem, performance.now()];
    if (problem === null) log.info('reads that may be a second old use the replica');
    else
      log.warn(error ? { err: error } : {}, `DATABASE_REPLICA_URL: ${problem}; all reads use DATABASE_URL`);
  };
}

/**
 * Opens a replica. It is compared with the primary 4 times a second on connections of its own; a replica that does not
 * respond, or is none, is not read.
 */
export function openReplica(
  config: ReplicaConfig,
  { log, telemetry }: ReplicaServices,
  { maxAgeMs, logIntervalMs } = replicaLimits,
): Replica {
  const { metrics, tracing } = telemetry;
  const primary = openPostgres(limitedPool(config.databaseUrl, checkLimits, 1));
  const watched = openPostgres(limitedPool(config.databaseReplicaUrl, checkLimits, 1));
  const copy = openPostgres(
    limitedPool(config.databaseReplicaUrl, readLimits, config.databaseConnections),
    tracing,
  );
  const freshness = createFreshness(() => performance.now(), maxAgeMs);
  const report = createReport(log, logIntervalMs);
  const stopping = new AbortController();
  const { signal } = stopping;

  async function check(): Promise<void> {
    const askedAt = performance.now();
    const position = await readPrimaryPosition(primary.db).catch(failWith('DATABASE_URL does not respond'));
    const replayed =
      position && (await readReplicaPosition(watched.db).catch(failWith('the replica does not respond')));
    if (!replayed) return;
    const problem = replicaProblem(position, replayed);
    if (problem !== null) {
      failWith(problem)();
      return;
    }
    freshness.compare({ askedAt, ...position }, replayed.position);
    if (freshness.allows(null)) report(null);
    else if (freshness.ageMs() > maxAgeMs) report(`the replica is more than ${maxAgeMs / 1000} s behind`);
  }

  function failWith(problem: string): (error?: unknown) => null {
    return (error) => {
      freshness.distrust();
      if (!signal.aborted) report(problem, error);
      return null;
    };
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await check();
      await setTimeout(checkIntervalMs, null, { signal, ref: false }).catch(() => undefined);
    }
  }
  const watching = watch();
  metrics.watch({ replicaLagSeconds: () => freshness.ageMs() / 1000 });

  return {
    readerFor: (wroteAt) => async (read, isCurrent) => {
      const result = freshness.allows(wroteAt)
        ? await read(copy.db).catch(failWith('a read of the replica failed'))
        : null;
      const isUsed = result !== null && (await isCurrent(result));
      metrics.replicaReadEnded(isUsed ? 'replica' : 'primary');
      return isUsed ? result : null;
    },
    async close() {
      stopping.abort();
      await watching;
      await Promise.all([primary, watched, copy].map((open) => open.close()));
    },
  };
}
