import { setTimeout } from 'node:timers/promises';
import type { World } from '@aura/demo-world/world-schema';
import type { Database } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import type { PreparedImage } from '../modules/images/images.service.ts';
import type { Services } from '../services.ts';
import { imageUses } from './image-uses.ts';
import { readImage, readWorld } from './read-world.ts';
import { insertWorld, isDatabaseEmpty, keepAlive, lockSeed } from './seed.repository.ts';
import { worldRows } from './world-rows.ts';

/** Interval in which a server looks whether another one has seeded the database. */
const pollMs = 200;
/** Interval of the statements while images are processed. */
const usualKeepAliveMs = 2000;

type SeedServices = Pick<Services, 'db' | 'images' | 'clock'>;

/** Processes the world's images and inserts its rows in a transaction that has locked the seed. */
async function insertProcessed(
  { images, clock }: SeedServices,
  tx: Database,
  world: World,
  folder: string,
): Promise<void> {
  const userIds = new Map(world.people.map(({ username }) => [username, newId('user')]));
  // Fails for an inconsistent world before its images are processed.
  worldRows(world, userIds, new Map(), clock());
  const uses = imageUses(world);
  const files = await Promise.all(uses.map(({ file }) => readImage(folder, file)));
  await images.withStored(files, async (stored) => {
    const prepared = new Map<string, PreparedImage>();
    uses.forEach(({ key }, index) => {
      const image = stored[index];
      if (image) prepared.set(key, image);
    });
    const avatars = world.people.flatMap(({ username }): [string, string][] => {
      const userId = userIds.get(username);
      const image = prepared.get(`avatar ${username}`);
      return userId && image ? [[userId, image.id]] : [];
    });
    await insertWorld(tx, worldRows(world, userIds, prepared, clock()), new Map(avatars));
  });
}

/**
 * Fills an empty database with a demo world. Its images are processed like uploads; its rows are inserted in
 * one transaction, so that an interrupted seed leaves the database empty. Of several servers that start on one
 * database, one seeds it and the others wait; when it fails, the next one seeds.
 * @param keepAliveMs interval of the statements while images are processed
 * @returns whether anything was written
 * @throws StartError when the world cannot be used
 */
export async function seedEmptyDatabase(
  services: SeedServices,
  folder: string,
  keepAliveMs = usualKeepAliveMs,
): Promise<boolean> {
  const { db } = services;
  for (;;) {
    if (!(await isDatabaseEmpty(db))) return false;
    const world = await readWorld(folder);
    const outcome = await db.transaction(async (tx) => {
      if (!(await lockSeed(tx))) return 'locked';
      if (!(await isDatabaseEmpty(tx))) return 'filled';
      await keepAlive(tx, keepAliveMs, () => insertProcessed(services, tx, world, folder));
      return 'seeded';
    });
    if (outcome !== 'locked') return outcome === 'seeded';
    await setTimeout(pollMs);
  }
}
