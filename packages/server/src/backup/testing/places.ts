import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, toDatabase } from '../../db/database.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  openWithoutTables,
} from '../../db/testing/test-database.ts';
import type { BlobStorage } from '../../storage/storage.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';

const url = process.env.TEST_DATABASE_URL || null;

/** The databases that the tests run on. */
export const databaseKinds = url ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const);
export type DatabaseKind = 'embedded' | 'PostgreSQL';

/** A database and a storage that are backed up, or that a backup is restored to. */
export interface Place {
  readonly config: { dataDir: string; databaseUrl: string | null; production: boolean };
  readonly db: Database;
  readonly storage: BlobStorage;
  readonly blobs: Map<string, Uint8Array>;
  close(): Promise<void>;
}

async function openPlace(kind: DatabaseKind, migrations?: readonly string[]): Promise<OpenDatabase> {
  if (!migrations) return kind === 'embedded' ? createEmbeddedTestDatabase() : createTestDatabase();
  const client = await openWithoutTables();
  const db = toDatabase(client);
  await migrateDatabase(db, { lock: false, only: migrations });
  return { db, close: () => client.close() };
}

/** @param migrations hashes of those to apply to an embedded database; all by default */
export async function createPlace(kind: DatabaseKind, migrations?: readonly string[]): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aura-backup-'));
  const databaseUrl = kind === 'embedded' ? null : url;
  const blobs = new Map<string, Uint8Array>();
  const open = await openPlace(kind, migrations);
  const close = async () => {
    await open.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const config = { dataDir, databaseUrl, production: false };
  return { config, db: open.db, storage: memoryStorage(blobs), blobs, close };
}

/** Fills tables with one another's references, lists, nulls, JSON, long and hostile texts. */
export async function fillPlace({ db, storage }: Place, posts: number): Promise<void> {
  const hostile = 'a,"b"\\c (d) {e} \n\t \' €😀 \\N NULL';
  await db.execute(sql`insert into users (id, uid, email, username, bio, notification_settings)
    values ('u_1', 'uid-1', 'a@example.com', ${hostile}, '', '{"likes": true, "n": 1e2}'),
      ('u_2', 'uid-2', 'b@example.com', null, ${hostile}, null)`);
  await db.execute(sql`insert into pictures (id, owner_id, kind, key, width, height, thumbhash, palette)
    select 'pic_' || n, 'u_1', 'post', 'aa/pic_' || n, 1, 1, null, array[${hostile}, '', 'NULL']
    from generate_series(1, ${posts}::integer) as n`);
  await db.execute(sql`update users set avatar_id = 'pic_1' where id = 'u_2'`);
  await db.execute(sql`insert into posts (id, owner_id, caption, tags, picture_id, created_at)
    select 'p_' || n, 'u_' || (n % 2 + 1), ${hostile}, '{}', 'pic_' || n, '2026-03-29 02:30:00.123+01'
    from generate_series(1, ${posts}::integer) as n`);
  // The reply sorts and is stored before its parent.
  await db.execute(sql`insert into comments (id, post_id, author_id, parent_id, text) values
    ('c_2', 'p_1', 'u_1', null, 'parent'), ('c_1', 'p_1', 'u_2', 'c_2', ${hostile})`);
  await db.execute(sql`insert into idempotency_keys (uid, call, key, fingerprint, answer)
    values ('uid-1', 'addPost', 'k', 'f', '{"body": null, "status": 200}')`);
  for (let n = 1; n <= posts; n++)
    await storage.put(`aa/pic_${n}/original.jpg`, Buffer.from(`the image ${n}`));
}

/** Describes the constraints, triggers, functions and indexes of a schema, for comparisons. */
export async function dumpRules(db: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = current_schema()::regnamespace and contype <> 'n'
    union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = current_schema()
    order by 1`);
  return rows;
}

/** Dumps all rows of all tables as text that does not depend on the driver, the time zone and the collation. */
export function dumpRows(db: Database): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1`,
    );
    const dump: unknown[] = [];
    for (const { name } of tables) {
      const { rows } = await tx.execute(
        sql`select t::text as line from ${sql.identifier(name)} as t order by t::text collate "C"`,
      );
      dump.push({ name, rows });
    }
    return JSON.stringify(dump);
  });
}
