import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyOf } from './any-of.ts';
import type { OpenDatabase } from './database.ts';
import { users } from './schema.ts';
import { createTestDatabase } from './testing/test-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
  await open.db.execute(sql`insert into users (id, uid, email)
    select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(1, 2000) as n`);
  await open.db.execute(sql`analyze users`);
});
afterAll(() => open.close());

test('a statement that is given a short list is planned no more after five uses', async () => {
  const ids = anyOf(users.id, sql.placeholder('ids'));
  const { sql: text } = open.db.select({ id: users.id }).from(users).where(ids).toSQL();
  const plans = await open.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`prepare short_list(text[]) as ${text}`));
    for (let use = 0; use < 7; use++) await tx.execute(sql`execute short_list('{u1}')`);
    const { rows } = await tx.execute(
      sql`select generic_plans::integer as plans from pg_prepared_statements where name = 'short_list'`,
    );
    await tx.execute(sql`deallocate short_list`);
    return rows;
  });
  expect(plans).toEqual([{ plans: 2 }]);
});
