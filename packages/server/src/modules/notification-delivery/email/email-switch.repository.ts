import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { emailDigests } from '../../../db/delivery-schema.ts';

/** Forgets that the mail server refused a user's address. */
export async function forgetRefusals(db: Database, userId: string): Promise<void> {
  await db.update(emailDigests).set({ refusals: 0 }).where(eq(emailDigests.userId, userId));
}
