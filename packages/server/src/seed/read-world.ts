import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type World, worldSchema } from '@aura/demo-world/world-schema';
import * as z from 'zod/mini';
import { StartError } from '../start/start-error.ts';

/**
 * Reads a demo world from a folder: `world.json` and the files in `images/`.
 * @throws StartError when it is missing or invalid
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

/**
 * Reads an image of a demo world.
 * @throws StartError when the name is not a file name or the file cannot be read
 */
export async function readImage(folder: string, name: string): Promise<Blob> {
  // A name with path separators could refer to a file outside the folder.
  if (!/^[\w-]+(\.[\w-]+)+$/.test(name)) throw new StartError(`SEED_DIR: ${name} is not an image file name`);
  try {
    return new Blob([new Uint8Array(await readFile(join(folder, 'images', name)))]);
  } catch {
    throw new StartError(`SEED_DIR: images/${name} cannot be read`);
  }
}
