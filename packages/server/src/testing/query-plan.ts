import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/**
 * The plan with which a query runs.
 * @param table whose statistics the planner needs
 */
export async function planOf(
  db: Database,
  table: string,
  query: { getSQL(): ReturnType<typeof sql> },
): Promise<string> {
  await db.execute(sql`analyze ${sql.identifier(table)}`);
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain analyze ${query.getSQL()}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** The number of rows that a plan reads from an index. */
export function rowsReadFrom(index: string, plan: string): number {
  const [, rows] =
    new RegExp(`${index}.* rows=([\\d.]+) loops=1`).exec(plan.replace(/\(cost.*?\)/g, '')) ?? [];
  return Number(rows);
}
