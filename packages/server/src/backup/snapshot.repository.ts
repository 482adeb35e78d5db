import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Manifest } from './manifest.ts';

const batchRows = 1000;

/** What the database contained at one moment. */
export interface Snapshot {
  readonly manifest: Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;
  /** Iterates over the rows of a table in batches, each row in PostgreSQL's text form. */
  rows(table: string): AsyncIterable<string[]>;
  /** Iterates over the keys of the stored images in batches. */
  imageKeys(): AsyncIterable<string[]>;
  close(): Promise<void>;
}

const migrationsTable = 'applied_migrations';

async function textsOf(db: Database, query: SQL): Promise<string[]> {
  return (await db.execute<{ value: string }>(query)).rows.map(({ value }) => value);
}

/** Lists the tables of the schema, without those that a crash of the database empties. */
function listTables(db: Database): Promise<string[]> {
  return textsOf(
    db,
    sql`select relname as value from pg_class where relnamespace = current_schema()::regnamespace
      and relkind = 'r' and relpersistence = 'p' and relname <> ${migrationsTable} order by 1`,
  );
}

async function listSequences(db: Database): Promise<Manifest['sequences']> {
  const names = await textsOf(
    db,
    sql`select relname as value from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'S' order by 1`,
  );
  return Promise.all(
    names.map(async (name) => {
      const { rows } = await db.execute<{ value: string; isCalled: boolean }>(
        sql`select last_value::text as value, is_called as "isCalled" from ${sql.identifier(name)}`,
      );
      return { name, value: rows[0]?.value ?? '1', isCalled: rows[0]?.isCalled ?? false };
    }),
  );
}

async function* fetchAll(db: Database, cursor: SQL): AsyncIterable<string[]> {
  for (;;) {
    const rows = await textsOf(db, sql`fetch ${sql.raw(String(batchRows))} from ${cursor}`);
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) return;
  }
}

/** Opens a cursor for each table, within a transaction that sees one moment. */
async function openCursors(tx: Database, hold: SQL) {
  const cursors = new Map<string, SQL>();
  const prefix = `backup_${randomBytes(4).toString('hex')}_`;
  const open = async (name: string, query: SQL) => {
    const cursor = sql.identifier(`${prefix}${cursors.size}`);
    await tx.execute(sql`declare ${cursor} no scroll cursor ${hold} for ${query}`);
    cursors.set(name, sql`${cursor}`);
  };
  const migrations = await textsOf(tx, sql`select hash as value from applied_migrations order by created_at`);
  const tables = await listTables(tx);
  // The text form of a row is made when it is fetched, so that a cursor is open sooner.
  for (const table of tables) {
    await open(table, sql`select whole_row as value from ${sql.identifier(table)} as whole_row`);
  }
  await open('', sql`select key as value from pictures order by key`);
  const manifest = { migrations, tables, sequences: await listSequences(tx) };
  return { manifest, cursors };
}

function toSnapshot(
  db: Database,
  { manifest, cursors }: Awaited<ReturnType<typeof openCursors>>,
  close: Snapshot['close'],
): Snapshot {
  const fetch = (name: string) => {
    const cursor = cursors.get(name);
    if (!cursor) throw new Error(`${name} is not part of the snapshot`);
    return fetchAll(db, cursor);
  };
  return { manifest, rows: fetch, imageKeys: () => fetch(''), close };
}

/**
 * Takes a snapshot of the embedded database, which has one connection: its cursors outlive their transaction, so
 * that the server's queries run between the batches.
 */
export async function holdSnapshot(db: Database): Promise<Snapshot> {
  const opened = await db.transaction((tx) => openCursors(tx, sql`with hold`));
  return toSnapshot(db, opened, async () => {
    for (const cursor of opened.cursors.values()) await db.execute(sql`close ${cursor}`);
  });
}

/**
 * Runs `use` with a snapshot of a PostgreSQL server, in a transaction on a connection that nothing else uses.
 */
export function withSnapshot<Result>(
  db: Database,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async (tx) => use(toSnapshot(tx, await openCursors(tx, sql``), () => Promise.resolve())),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
