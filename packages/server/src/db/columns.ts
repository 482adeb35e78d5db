import { timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, as JavaScript keeps them, so that a time read back equals the time written. */
export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** When the row was made. */
export const createdAtColumn = () => timestampColumn('created_at').notNull().defaultNow();
