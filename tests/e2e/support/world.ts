import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Product } from './product.ts';

const pollMs = 100;

/**
 * Returns a data folder with the demo world, which the first worker that needs it makes for all of the run.
 * Filling it takes 16 seconds of a core.
 * @param folder of this run
 */
export async function demoWorld(folder: string): Promise<string> {
  const world = join(folder, 'world');
  const lock = join(folder, 'making');
  while (!existsSync(world)) {
    const isMaker = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isMaker) await setTimeout(pollMs);
    else await make(world).finally(() => rm(lock, { recursive: true }));
  }
  return world;
}

async function make(world: string): Promise<void> {
  // Another worker may have made it before this one had the lock.
  if (existsSync(world)) return;
  const product = await Product.start();
  await product.stop();
  await rename(product.dataDir, world);
}
