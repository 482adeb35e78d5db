import { and, eq, sql } from 'drizzle-orm';
import { periodicWork } from '../db/bookkeeping-schema.ts';
import type { Database } from '../db/database.ts';

/** Whether any server finished the work in the last `seconds`, by the clock of the database. */
export async function wasFinishedWithin(db: Database, name: string, seconds: number): Promise<boolean> {
  const recent = sql`${periodicWork.finishedAt} > now() - make_interval(secs => ${seconds})`;
  const rows = await db
    .select({ name: periodicWork.name })
    .from(periodicWork)
    .where(and(eq(periodicWork.name, name), recent));
  return rows.length > 0;
}

export async function recordFinished(db: Database, name: string): Promise<void> {
  await db
    .insert(periodicWork)
    .values({ name, finishedAt: sql`now()` })
    .onConflictDoUpdate({ target: periodicWork.name, set: { finishedAt: sql`now()` } });
}
