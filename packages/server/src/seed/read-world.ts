import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type World, worldSchema } from '@aura/demo-world/world-schema';
import * as z from 'zod/mini';
import { StartError } from '../start/start-error.ts';

/**
 * Reads a world from its folder: `world.json` and the files in `images/`.
 * @throws StartError when it is missing or of another shape
 */
export async function readWorld(folder: string): Promise<World> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(join(folder, 'world.json'), 'utf8'));
  } catch {
    throw new StartError(`SEED_DIR: ${join(folder, 'world.json')} cannot be read`);
  }
  const parsed = z.safeParse(worldSchema, json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartError(`SEED_DIR: world.json, ${issue?.path.join('.')}: ${issue?.message}`);
}

/** The bytes of a world's image, by file name. */
export async function readImage(folder: string, name: string): Promise<Blob> {
  // A name is a name: none of them leads out of the folder.
  if (!/^[\w-]+(\.[\w-]+)+$/.test(name)) throw new StartError(`SEED_DIR: ${name} is not a picture's name`);
  try {
    return new Blob([new Uint8Array(await readFile(join(folder, 'images', name)))]);
  } catch {
    throw new StartError(`SEED_DIR: images/${name} cannot be read`);
  }
}
