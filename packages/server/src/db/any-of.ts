import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hiddenFromPlanner } from './hidden-from-planner.ts';

/**
 * A condition of a prepared statement that a text column has one of the values of an array. Unlike with `inArray`, the
 * statement is the same for every number of values, so that PostgreSQL plans it once (`named-statements.ts`).
 */
export function anyOf(column: PgColumn | SQL, values: Placeholder): SQL {
  // Without the second type it would be a subquery with a row for each value.
  return sql`${column} = any(${hiddenFromPlanner(values, 'text[]')}::text[])`;
}
