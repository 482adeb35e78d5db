import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import * as schema from '../db/schema.ts';
import type { PreparedImage } from '../modules/images/images.service.ts';
import type { Services } from '../services.ts';
import { readImage, readWorld } from './read-world.ts';
import { imageUses, type WorldRows, worldRows } from './world-rows.ts';

/** Rows per statement, far below the number of parameters that one may have. */
const batchSize = 500;
/** Servers of one database fill it one after the other; the second finds it filled. */
const seedLock = 7_283_142;

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.$count(schema.users)) === 0;
}

async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await db.insert(table).values(rows.slice(start, start + batchSize));
  }
}

async function insertWorld(
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
  await insertAll(tx, schema.postItems, rows.postItems);
  const threads = rows.comments.filter((comment) => comment.parentId === null);
  await insertAll(tx, schema.comments, threads);
  await insertAll(
    tx,
    schema.comments,
    rows.comments.filter((comment) => comment.parentId !== null),
  );
  await insertAll(tx, schema.postLikes, rows.postLikes);
  await insertAll(tx, schema.itemLikes, rows.itemLikes);
  await insertAll(tx, schema.favorites, rows.favorites);
}

/**
 * Fills an empty database with the world in a folder. Its images go the way of any upload; its rows are
 * written in one transaction, so that whoever is stopped in the middle leaves the database empty.
 * @returns whether anything was written
 * @throws StartError when the world cannot be used
 */
export async function seedEmptyDatabase(
  { db, images, clock }: Pick<Services, 'db' | 'images' | 'clock'>,
  folder: string,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const world = await readWorld(folder);
  const uses = imageUses(world);
  const files = await Promise.all(uses.map(({ file }) => readImage(folder, file)));
  const userIds = new Map(world.people.map(({ username }) => [username, newId('user')]));

  return images.withStored(files, (stored) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      if (!(await isEmpty(tx))) return false;
      const prepared = new Map<string, PreparedImage>();
      uses.forEach(({ place }, index) => {
        const image = stored[index];
        if (image) prepared.set(place, image);
      });
      const avatars = world.people.flatMap(({ username }): [string, string][] => {
        const [userId, image] = [userIds.get(username), prepared.get(`avatar ${username}`)];
        return userId && image ? [[userId, image.id]] : [];
      });
      await insertWorld(tx, worldRows(world, userIds, prepared, clock()), new Map(avatars));
      return true;
    }),
  );
}
