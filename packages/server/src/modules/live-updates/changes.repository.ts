import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Sends a payload to every connection that listens to the channel. */
export async function notify(db: Database, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
