import { newId } from '../db/ids.ts';
import type { PreparedImage } from '../modules/images/images.service.ts';
import type { Services } from '../services.ts';
import { readImage, readWorld } from './read-world.ts';
import { insertWorld, isDatabaseEmpty, lockSeed } from './seed.repository.ts';
import { imageUses, worldRows } from './world-rows.ts';

/**
 * Fills an empty database with a demo world. Its images are processed like uploads; its rows are inserted in
 * one transaction, so that an interrupted seed leaves the database empty.
 * @returns whether anything was written
 * @throws StartError when the world cannot be used
 */
export async function seedEmptyDatabase(
  { db, images, clock }: Pick<Services, 'db' | 'images' | 'clock'>,
  folder: string,
): Promise<boolean> {
  if (!(await isDatabaseEmpty(db))) return false;
  const world = await readWorld(folder);
  const uses = imageUses(world);
  const files = await Promise.all(uses.map(({ file }) => readImage(folder, file)));
  const userIds = new Map(world.people.map(({ username }) => [username, newId('user')]));

  return images.withStored(files, (stored) =>
    db.transaction(async (tx) => {
      await lockSeed(tx);
      if (!(await isDatabaseEmpty(tx))) return false;
      const prepared = new Map<string, PreparedImage>();
      uses.forEach(({ key }, index) => {
        const image = stored[index];
        if (image) prepared.set(key, image);
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
