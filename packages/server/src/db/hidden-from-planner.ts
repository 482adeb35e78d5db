import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * A value of a prepared statement that the planner does not look at. PostgreSQL plans a named statement for its values
 * each time while that plan seems the cheaper one, such as for a short list, and planning takes longer than reading a
 * few rows (docs/decisions/2026-11-26-prepared-statements.md).
 */
export function hiddenFromPlanner(value: Placeholder, type: 'text' | 'text[]' | 'timestamptz'): SQL {
  return sql`(select ${value}::${sql.raw(type)})`;
}
