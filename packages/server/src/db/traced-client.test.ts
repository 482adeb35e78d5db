import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noTracing, type Tracing } from '../telemetry/telemetry.ts';
import { type OpenDatabase, openPostgres, toDatabase } from './database.ts';
import { openWithoutTables } from './testing/test-database.ts';

// The embedded database is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const url = process.env.TEST_DATABASE_URL;

const spans: string[] = [];
const tracing: Tracing = {
  ...noTracing,
  span: (name, work, attributes) => {
    spans.push([name, ...Object.values(attributes ?? {})].join(' '));
    return work();
  },
};
afterEach(() => void spans.splice(0));

async function openEmbedded(): Promise<OpenDatabase> {
  const client = await openWithoutTables();
  return { db: toDatabase(client, tracing), close: () => client.close() };
}

const databases: [string, () => Promise<OpenDatabase>, string[]][] = [
  ['the embedded database', openEmbedded, ['db.transaction']],
];
if (url) {
  const open = async () => openPostgres({ connectionString: url, max: 1 }, tracing);
  databases.push(['a PostgreSQL server', open, ['db.connect', 'db.query BEGIN']]);
}

describe.each(databases)('the spans of %s', (_, open, begin) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('are its statements, without their texts and values', async () => {
    const { db } = database;
    const { rows } = await db.execute(sql`select ${'secret@example.com'}::text as email`);
    expect(rows).toEqual([{ email: 'secret@example.com' }]);
    await expect(db.execute(sql`selec 1`)).rejects.toThrow();
    expect(spans).toEqual(['db.query SELECT', 'db.query SELEC']);
  });

  it('are the statements of a transaction, which is rolled back by an error', async () => {
    const { db } = database;
    await db.execute(sql`create temporary table traced (name text)`);
    spans.splice(0);
    await db.transaction((tx) => tx.execute(sql`insert into traced values ('first')`));
    expect(spans.slice(0, begin.length + 1)).toEqual([...begin, 'db.query INSERT']);
    const failed = db.transaction(async (tx) => {
      await tx.execute(sql`insert into traced values ('second')`);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await db.execute(sql`select name from traced`)).rows).toEqual([{ name: 'first' }]);
  });
});
