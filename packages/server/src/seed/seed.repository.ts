import { inBatches } from '@aura/domain/utils/batches';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import * as likesSchema from '../db/likes-schema.ts';
import * as notificationsSchema from '../db/notifications-schema.ts';
import * as outfitsSchema from '../db/outfits-schema.ts';
import * as schema from '../db/schema.ts';
import * as searchSchema from '../db/search-schema.ts';
import * as wearsSchema from '../db/wears-schema.ts';
import { recountWears } from '../modules/wears/wears.repository.ts';
import type { WorldRows } from './world-rows.ts';

/** Rows per statement, far below PostgreSQL's limit of 65,535 parameters. */
const batchSize = 500;
/** Key of the advisory lock under which servers of one database seed it, one after the other. */
const seedLock = 7_283_142;

export async function isDatabaseEmpty(db: Database): Promise<boolean> {
  return (await db.$count(schema.users)) === 0;
}

/**
 * Locks the seed of this database for a transaction. While images are processed, the transaction is idle for
 * longer than connections usually may be.
 * @returns false when another server seeds it
 */
export async function lockSeed(tx: Database): Promise<boolean> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${seedLock}) as locked`,
  );
  return rows[0]?.locked ?? false;
}

/**
 * Runs work that sends nothing to the database for long, within a transaction: a connection that is silent for
 * seconds is closed.
 * @param intervalMs time between two statements
 */
export async function keepAlive<Result>(
  tx: Database,
  intervalMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  // A broken connection is reported by the statements of the work.
  const timer = setInterval(() => void tx.execute(sql`select 1`).catch(() => undefined), intervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const batch of inBatches(rows, batchSize)) await db.insert(table).values(batch);
}

/**
 * Inserts the rows of a demo world in the order of their foreign keys.
 * @param avatars image ids by user id
 */
export async function insertWorld(
  tx: Database,
  rows: WorldRows,
  avatars: ReadonlyMap<string, string>,
): Promise<void> {
  await insertAll(tx, schema.users, rows.users);
  await insertAll(tx, schema.images, rows.images);
  for (const [userId, avatarId] of avatars) {
    await tx.update(schema.users).set({ avatarId }).where(sql`${schema.users.id} = ${userId}`);
  }
  await insertAll(tx, schema.follows, rows.follows);
  await insertAll(tx, schema.blocks, rows.blocks);
  await insertAll(tx, schema.items, rows.items);
  await insertAll(tx, schema.posts, rows.posts);
  await insertAll(tx, searchSchema.postTags, rows.postTags);
  await insertAll(tx, schema.postItems, rows.postItems);
  const isThread = ({ parentId }: WorldRows['comments'][number]) => parentId === null;
  await insertAll(tx, schema.comments, rows.comments.filter(isThread));
  await insertAll(
    tx,
    schema.comments,
    rows.comments.filter((comment) => !isThread(comment)),
  );
  await insertAll(tx, likesSchema.postLikes, rows.postLikes);
  await insertAll(tx, likesSchema.itemLikes, rows.itemLikes);
  await insertAll(tx, likesSchema.favorites, rows.favorites);
  await insertAll(tx, outfitsSchema.outfits, rows.outfits);
  await insertAll(tx, wearsSchema.wears, rows.wears);
  await insertAll(tx, wearsSchema.wearItems, rows.wearItems);
  await recountWears(tx, [...new Set(rows.wearItems.map(({ itemId }) => itemId))]);
  await insertAll(tx, notificationsSchema.notifications, rows.notifications);
  await insertAll(tx, notificationsSchema.notificationActors, rows.notificationActors);
}
