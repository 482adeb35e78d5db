import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { type Database, openPostgres } from '../db/database.ts';
import { limitedPool, postgresLimits } from '../db/postgres-pool.ts';
import { readPrimaryPosition, readReplicaPosition, replicaProblem } from '../db/replica-positions.ts';
import { error, type Finding, ok, reasonOf, warn } from './finding.ts';

const longestLagMs = 1_000;
const pollMs = 20;

/** Compares the replica with the primary, and waits until it has what the primary has written. */
async function compare(primary: Database, replica: Database): Promise<Finding> {
  const position = await readPrimaryPosition(primary).catch(() => null);
  if (position === null) return warn('replica: it is not compared, since DATABASE_URL does not respond');
  const start = performance.now();
  for (;;) {
    const replayed = await readReplicaPosition(replica);
    const problem = replicaProblem(position, replayed);
    if (problem !== null) return error(`DATABASE_REPLICA_URL: ${problem}`);
    const lagMs = Math.round(performance.now() - start);
    if (replayed.position >= position.position) return ok(`replica: it is at most ${lagMs} ms behind`);
    if (lagMs > longestLagMs) return warn('replica: it is more than a second behind, so it is not read');
    await setTimeout(pollMs);
  }
}

/** Checks the replica. */
export async function checkReplica({
  databaseUrl,
  databaseReplicaUrl,
}: Pick<Config, 'databaseUrl' | 'databaseReplicaUrl'>): Promise<Finding[]> {
  if (databaseUrl === null || databaseReplicaUrl === null) return [];
  const primary = openPostgres(limitedPool(databaseUrl, postgresLimits, 1));
  const replica = openPostgres(limitedPool(databaseReplicaUrl, postgresLimits, 1));
  try {
    return [await compare(primary.db, replica.db)];
  } catch (cause) {
    return [error(`DATABASE_REPLICA_URL: the replica does not respond (${reasonOf(cause)})`)];
  } finally {
    await Promise.all([primary.close(), replica.close()]);
  }
}
