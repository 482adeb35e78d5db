import { Socket } from 'node:net';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** Time limits for a PostgreSQL server, in milliseconds. */
export interface PostgresLimits {
  /** For a new connection, and for a free one. */
  readonly connectMs: number;
  /** The server ends a longer statement. */
  readonly statementMs: number;
  /** A connection without a byte for this time is closed: the server no longer enforces `statementMs`. */
  readonly idleTimeoutMs: number;
}

export const postgresLimits: PostgresLimits = { connectMs: 3_000, statementMs: 7_000, idleTimeoutMs: 8_000 };

/**
 * Compiling a plan takes up to a second and starting parallel workers 10 ms or more, far longer than the queries of the
 * server run; the planner would choose both for a search whose second step is then not executed.
 */
export const planningOptions = '-c jit=off -c max_parallel_workers_per_gather=0';

/** Connections of a pool without a setting of its own. */
const defaultConnections = 20;

/** Time for the code that uses a broken connection to return it to the pool. */
const returnMs = 1_000;

/** A socket that closes when a server that hangs sends nothing. */
function watchedSocket(idleTimeoutMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(idleTimeoutMs, () => {
    socket.destroy(Object.assign(new Error('The database does not respond.'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/**
 * The pool settings for a server that may hang.
 * @param max number of connections
 */
export function limitedPool(
  connectionString: string,
  limits: PostgresLimits,
  max = defaultConnections,
): PoolConfig {
  return {
    connectionString,
    max,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: 30_000,
    options: planningOptions,
    // Idle connections are closed before the watch ends them.
    idleTimeoutMillis: limits.statementMs,
    stream: () => watchedSocket(limits.idleTimeoutMs),
  };
}

/** Creates a connection pool that survives broken connections. */
export function createPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    // Queries report the error; without a listener it would end the process.
    client.on('error', () => undefined);
    // A transaction that fails to begin does not return its connection, which would use up the pool.
    client.once('end', () => {
      setTimeout(() => inUse.has(client) && client.release(true), returnMs).unref();
    });
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return pool;
}
