import { Client } from 'pg';

/** First key of the advisory locks, apart from those of migrations and seeds. */
const lockClass = 7_283_143;
const timeoutMs = 2_000;

/** Locks that all servers of a database see. They end with the process that holds them, however it ends. */
export interface SessionLocks {
  /** @returns false when another server holds the lock */
  take(name: string): Promise<boolean>;
  /** Whether any server holds the lock. */
  isTaken(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates locks that one connection of its own to a PostgreSQL server holds. While that does not respond, every
 * lock counts as free, so they may only save work, not protect data.
 */
export function openSessionLocks(connectionString: string): SessionLocks {
  const limits = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  let current: Client | null = null;
  let connected: Promise<unknown> = Promise.resolve();

  /** PostgreSQL releases the locks of a broken connection; the next lock opens a new one. */
  function drop(client: Client): void {
    if (current === client) current = null;
    void client.end().catch(() => undefined);
  }

  function open(): Client {
    const client = new Client({ connectionString, ...limits });
    client.on('error', () => drop(client));
    connected = client.connect();
    current = client;
    return client;
  }

  async function ask(statement: string, name: string): Promise<boolean | null> {
    const client = current ?? open();
    try {
      await connected;
      const { rows } = await client.query<{ answer: boolean }>(statement, [lockClass, name]);
      return rows[0]?.answer ?? null;
    } catch {
      drop(client);
      return null;
    }
  }

  return {
    take: async (name) =>
      (await ask('select pg_try_advisory_lock($1::integer, hashtext($2)) as answer', name)) ?? true,
    isTaken: async (name) =>
      (await ask(
        `select exists (select from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = $1::oid
          and objid = (hashtext($2)::bigint & 4294967295)::oid
          and database = (select oid from pg_database where datname = current_database())) as answer`,
        name,
      )) ?? false,
    release: async (name) => {
      await ask('select pg_advisory_unlock($1::integer, hashtext($2)) as answer', name);
    },
    close: async () => {
      await current?.end().catch(() => undefined);
    },
  };
}
