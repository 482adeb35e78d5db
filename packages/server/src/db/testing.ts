import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, openEmbedded, openServer } from './database.ts';
import { migrateDatabase } from './migrate.ts';

/**
 * A database of a test's own: in memory, or a fresh schema of the PostgreSQL server that
 * `TEST_DATABASE_URL` names, so that one suite runs on both.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  const open = url ? await freshSchema(url) : await openEmbedded(null);
  await migrateDatabase(open.db, { lock: false });
  return open;
}

async function freshSchema(url: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = openServer({ connectionString: url, max: 1 });
  await admin.db.execute(sql`create schema ${sql.identifier(name)}`);
  const open = openServer({ connectionString: url, options: `-c search_path=${name}` });
  const close = async () => {
    await open.close();
    await admin.db.execute(sql`drop schema ${sql.identifier(name)} cascade`);
    await admin.close();
  };
  return { db: open.db, close };
}

/** Every row of every table as text, to see that nothing changed. */
export async function dumpDatabase(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`,
  );
  const dump: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute(sql`select * from ${sql.identifier(name)} as t order by t::text`);
    dump.push({ name, rows });
  }
  return JSON.stringify(dump);
}
