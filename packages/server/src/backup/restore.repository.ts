import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Manifest } from './manifest.ts';

type TargetState = 'new' | 'empty' | 'filled' | 'foreign';

const inSchema = (column: SQL) => sql`${column} = current_schema()::regnamespace`;

/** What the target has: nothing, no accounts, accounts, or tables of something else. */
export async function targetState(db: Database): Promise<TargetState> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where ${inSchema(sql`relnamespace`)} and relkind in ('r', 'p', 'v', 'm')`,
  );
  const names = new Set(rows.map(({ name }) => name));
  if (names.size === 0) return 'new';
  if (!names.has('applied_migrations') || !names.has('users')) return 'foreign';
  const found = await db.execute<{ filled: boolean }>(
    sql`select exists (select from users) or exists (select from erased_accounts) as filled`,
  );
  return found.rows[0]?.filled ? 'filled' : 'empty';
}

/** Counts the other connections to the database of a PostgreSQL server. */
export async function otherConnections(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and client_port is not null`,
  );
  return rows[0]?.count ?? 0;
}

/** Removes everything that migrations create from the schema. */
export async function dropContent(tx: Database): Promise<void> {
  await tx.execute(sql`do $$ declare found record; begin
    for found in select oid::regclass as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'
    loop execute format('drop table if exists %s cascade', found.name); end loop;
    for found in select oid::regprocedure as name from pg_proc
      where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute format('drop routine if exists %s cascade', found.name); end loop;
  end $$`);
}

interface Constraint extends Record<string, unknown> {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Removes the foreign keys, which rows in the order of a backup do not meet, and turns off the triggers, since the
 * rows already have what these count.
 * @returns a function that restores both, and fails when a row does not meet a foreign key
 */
export async function suspendRules(tx: Database, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<Constraint>(
    sql`select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where ${inSchema(sql`connamespace`)} and contype = 'f' order by 1, 2`,
  );
  const alter = (table: string, change: SQL) =>
    tx.execute(sql`alter table ${sql.identifier(table)} ${change}`);
  for (const { table, name } of rows) await alter(table, sql`drop constraint ${sql.identifier(name)}`);
  for (const table of tables) await alter(table, sql`disable trigger user`);
  return async () => {
    for (const { table, name, definition } of rows)
      await alter(table, sql`add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
    for (const table of tables) await alter(table, sql`enable trigger user`);
  };
}

/** Lists the tables of the schema, and deletes the rows that the migrations have inserted. */
export async function emptyTables(tx: Database): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select relname as name from pg_class where ${inSchema(sql`relnamespace`)} and relkind = 'r'
      and relname <> 'applied_migrations'`,
  );
  const names = rows.map(({ name }) => name);
  const list = names.map((name) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(list, sql`, `)} restart identity cascade`);
  return new Set(names);
}

/**
 * Inserts rows in PostgreSQL's text form, as a JSON list.
 * @returns their number
 */
export async function insertRows(tx: Database, table: string, list: string): Promise<number> {
  const { rows: columns } = await tx.execute<{ name: string }>(
    sql`select attname as name from pg_attribute where attrelid = ${table}::text::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = names.map((name) => sql`("row").${name}`);
  const comma = sql`, `;
  const { rows } = await tx.execute<{ count: number }>(
    sql`with inserted as (
        insert into ${sql.identifier(table)} (${sql.join(names, comma)}) overriding system value
        select ${sql.join(values, comma)} from (
          select line::${sql.identifier(table)} as "row"
          from json_array_elements_text(${list}::text::json) as list(line) offset 0
        ) as given
        returning 1
      ) select count(*)::integer as count from inserted`,
  );
  return rows[0]?.count ?? 0;
}

/** Sets a sequence to the value that it had. */
export async function setSequence(tx: Database, { name, value, isCalled }: Manifest['sequences'][number]) {
  await tx.execute(sql`select setval(${name}::text::regclass, ${value}::text::bigint, ${isCalled})`);
}
