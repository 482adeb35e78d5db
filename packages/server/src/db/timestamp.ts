import { type SQL, sql } from 'drizzle-orm';

/** A time as a parameter of SQL that no column gives its type. */
export const timestamp = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
