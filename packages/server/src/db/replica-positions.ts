import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The same on a server and its replicas, and different on every other database. */
const identity = sql`(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`;

/** How far the write-ahead log of the primary is. */
export interface PrimaryPosition {
  /** Time of the primary before `position` was read, in milliseconds. */
  readonly time: number;
  /** Every transaction that had committed at `time` is before this byte of the log. */
  readonly position: number;
  readonly identity: string;
}

/** How much of the log a replica has replayed. */
export interface ReplicaPosition {
  /** False for a server that is no replica. */
  readonly isReplica: boolean;
  readonly position: number;
  readonly identity: string;
}

function firstOf<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database answers nothing.');
  return row;
}

/** Reads the position of the primary. */
export async function readPrimaryPosition(db: Database): Promise<PrimaryPosition> {
  // With asynchronous commits, committed transactions may not be written yet.
  const { rows } = await db.execute<{ time: number; position: number; identity: string }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as time,
      pg_wal_lsn_diff(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
        else pg_current_wal_lsn() end, '0/0')::float8 as position, ${identity} as identity`,
  );
  return firstOf(rows);
}

/** Reads the position of a replica. */
export async function readReplicaPosition(db: Database): Promise<ReplicaPosition> {
  const { rows } = await db.execute<{ isReplica: boolean; position: number; identity: string }>(
    sql`select pg_is_in_recovery() as "isReplica",
      coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as position, ${identity} as identity`,
  );
  return firstOf(rows);
}

/** Why a server cannot be read as the replica of a primary; null when it can. */
export function replicaProblem(primary: PrimaryPosition, replica: ReplicaPosition): string | null {
  if (replica.identity !== primary.identity) return 'it is no replica of the database of DATABASE_URL';
  return replica.isReplica ? null : 'it is no replica but a server that accepts writes';
}
