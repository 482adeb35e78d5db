import { sweepIdempotencyKeys } from '../http/idempotency.ts';
import { findKnownKeys } from '../modules/images/images.repository.ts';
import { imageKeyOf } from '../modules/images/images.service.ts';
import type { Services } from '../services.ts';
import { deleteUnpostedItems, vacuumTables } from './sweep.repository.ts';

const hourMs = 3_600_000;
/** Garments that were found and never posted live this long. */
const unpostedMaxAgeMs = 24 * hourMs;
/** Younger bytes may belong to an upload whose row is still to come. */
const orphanMinAgeMs = hourMs;
const batchSize = 500;
const intervalMs = hourMs / 2;

type SweepServices = Pick<Services, 'config' | 'db' | 'images' | 'storage' | 'clock' | 'log'>;

async function sweepUnpostedItems({ db, images, clock }: SweepServices): Promise<void> {
  const foundBefore = new Date(clock().getTime() - unpostedMaxAgeMs);
  const keys = await db.transaction(async (tx) =>
    images.remove(tx, await deleteUnpostedItems(tx, foundBefore)),
  );
  await images.erase(keys);
}

async function eraseUnreferenced({ db, images }: SweepServices, keys: Set<string>): Promise<void> {
  if (keys.size === 0) return;
  const known = await findKnownKeys(db, [...keys]);
  await images.erase([...keys].filter((key) => !known.has(key)));
}

/** Deletes stored bytes that belong to no image: what a killed server left half done. */
async function sweepOrphans(services: SweepServices): Promise<void> {
  const storedBefore = services.clock().getTime() - orphanMinAgeMs;
  let keys = new Set<string>();
  for await (const blob of services.storage.list()) {
    if (blob.lastModified.getTime() >= storedBefore || !blob.key.includes('/pic_')) continue;
    keys.add(imageKeyOf(blob.key));
    if (keys.size < batchSize) continue;
    await eraseUnreferenced(services, keys);
    keys = new Set();
  }
  await eraseUnreferenced(services, keys);
}

/** Removes what nobody needs any more. */
export async function sweep(services: SweepServices): Promise<void> {
  await sweepUnpostedItems(services);
  await sweepOrphans(services);
  await sweepIdempotencyKeys(services.db, services.clock());
  if (services.config.databaseUrl === null) await vacuumTables(services.db);
}

/**
 * Sweeps at once and then twice an hour; a sweep that fails is logged and tried again next time.
 * @returns ends it, after the sweep that runs
 */
export function scheduleSweep(services: SweepServices): () => Promise<void> {
  let running = Promise.resolve();
  const start = () => {
    running = running.then(() =>
      sweep(services).catch((error: unknown) => services.log.error({ err: error }, 'sweep failed')),
    );
  };
  start();
  const timer = setInterval(start, intervalMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
