import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { planOf, rowsReadFrom } from '../../testing/query-plan.ts';
import { claimItem, findWaitingItem } from './cutouts.repository.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
  await open.db.execute(sql`insert into users (id, uid, email) values ('mira', 'mira', 'mira@example.com')`);
  await open.db.execute(sql`insert into items
      (id, owner_id, name, category, subcategory, brand, size, color, material, style, cutout_state, created_at)
    select 'item_' || n, 'mira', 'Coat', 'Outerwear', 'Coats', 'COS', 'M', 'Black', 'Wool', 'Minimal', 'waiting',
      '2020-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, 1000) as n`);
});
afterAll(() => open.close());

it('of 1,000 items that wait for their cut-outs, the newest one is claimed, and only it is read', async () => {
  const plan = await planOf(open.db, 'items', findWaitingItem(open.db));
  expect(rowsReadFrom('items_cutout_waiting_index', plan)).toBe(1);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
  expect(await open.db.transaction(claimItem)).toMatchObject({ id: 'item_1000', attempts: 0 });
});
