import { sweepIdempotencyKeys } from '../http/idempotency.ts';
import { findKnownKeys } from '../modules/images/images.repository.ts';
import { imageKeyOf } from '../modules/images/images.service.ts';
import type { Services } from '../services.ts';
import { deleteUnpostedItems, vacuumTables } from './sweep.repository.ts';

const hourMs = 3_600_000;
/** Maximum age of detected items that are not posted. */
const unpostedMaxAgeMs = 24 * hourMs;
/** Younger objects may belong to an upload whose row is not inserted yet. */
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

/** Deletes stored objects without an image, which a killed server leaves behind. */
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

/** Deletes expired rows and orphaned objects, and runs VACUUM on the embedded database. */
export async function sweep(services: SweepServices): Promise<void> {
  await sweepUnpostedItems(services);
  await sweepOrphans(services);
  await sweepIdempotencyKeys(services.db, services.clock());
  if (services.config.databaseUrl === null) await vacuumTables(services.db);
}

/**
 * Runs a sweep immediately and every 30 minutes. Failures are logged.
 * @returns a function that stops the schedule and resolves after the running sweep
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
