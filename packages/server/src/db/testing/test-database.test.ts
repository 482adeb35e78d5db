import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

describe('createTestDatabase', () => {
  it('when the database is not reused, close ends it', async () => {
    const { db, close } = await createTestDatabase({ reuse: false });
    const { rows } = await db.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
    await close();
    await expect(db.execute(sql`select 1`)).rejects.toThrow();
  });
});
