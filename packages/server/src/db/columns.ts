import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with the precision of a JavaScript `Date`, so that reads return exactly what was written. */
export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The insertion time of the row. */
export const createdAtColumn = () => timestampColumn('created_at').notNull().defaultNow();
