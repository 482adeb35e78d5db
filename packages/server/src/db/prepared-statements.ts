import { type Placeholder, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Prepared statements by database and shape, so that drizzle builds a long SQL text only once; building it takes longer
 * than reading a few rows.
 * @returns the statement of a shape, which is prepared on first use; in a transaction it is prepared each time
 */
export function createPreparedStatements<Statement>() {
  const statements = new WeakMap<Database, Map<string, Statement>>();
  return (db: Database, shape: string, prepare: () => Statement): Statement => {
    const byShape = statements.get(db) ?? new Map<string, Statement>();
    const statement = byShape.get(shape) ?? prepare();
    statements.set(db, byShape.set(shape, statement));
    return statement;
  };
}

/**
 * Like `createPreparedStatements`, for a statement with the visibility rule, which differs for a viewer without a profile.
 * @param prepare its second parameter is null for such a viewer, otherwise the placeholder `viewerId`
 */
export function createViewerStatement<Statement>(
  prepare: (db: Database, viewerId: Placeholder | null) => Statement,
) {
  const statements = createPreparedStatements<Statement>();
  return (db: Database, viewerId: string | null): Statement =>
    statements(db, String(viewerId === null), () =>
      prepare(db, viewerId === null ? null : sql.placeholder('viewerId')),
    );
}
