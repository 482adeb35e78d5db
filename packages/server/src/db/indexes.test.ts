import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { createTestDatabase } from './testing/test-database.ts';

// Creating an embedded database takes seconds on a busy machine.
vi.setConfig({ hookTimeout: 60_000 });

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
});
afterAll(() => open.close());

test('every foreign key has an index, so that deleting a row does not scan the tables that reference it', async () => {
  // The first columns of the index must be those of the key, in any order; partial indexes do not count.
  const { rows } = await open.db.execute<{ name: string; indexed: boolean }>(sql`
    select conname as name, exists (
      select 1 from pg_index
      where indrelid = conrelid and indisvalid and indpred is null
        and conkey @> indkey[0:cardinality(conkey) - 1]::smallint[]
        and indkey[0:cardinality(conkey) - 1]::smallint[] @> conkey
    ) as indexed
    from pg_constraint where contype = 'f' order by conname`);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !row.indexed).map((row) => row.name)).toEqual([]);
});
