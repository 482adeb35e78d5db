import { notificationMaxAgeDays } from '@aura/domain/limits/notifications';
import type { SessionLocks } from '../db/session-locks.ts';
import { sweepIdempotencyKeys } from '../http/idempotency.ts';
import { deleteEndedWindows } from '../http/rate-windows.repository.ts';
import { findKnownKeys } from '../modules/images/images.repository.ts';
import { imageKeyOf } from '../modules/images/images.service.ts';
import { deleteFailingSubscriptions } from '../modules/notification-delivery/push/push-deliveries.repository.ts';
import { deleteOldNotifications } from '../modules/notifications/notifications.repository.ts';
import { neverAborted } from '../never-aborted.ts';
import { schedule } from '../periodic/periodic.ts';
import type { Services } from '../services.ts';
import { deleteUnpostedItems, vacuumTables } from './sweep.repository.ts';

const hourMs = 3_600_000;
/** Maximum age of detected items that are not posted. */
const unpostedMaxAgeMs = 24 * hourMs;
const notificationMaxAgeMs = notificationMaxAgeDays * 24 * hourMs;
/** Younger objects may belong to an upload whose row is not inserted yet. */
const orphanMinAgeMs = hourMs;
/** Time after which a push subscription ends whose messages have all failed. */
const failingMaxAgeMs = 30 * 24 * hourMs;
/** Rows of one statement, which takes far less than the statement limit however many there are. */
const batchSize = 500;
const intervalMs = hourMs / 2;

type SweepServices = Pick<Services, 'config' | 'db' | 'images' | 'storage' | 'clock' | 'log'>;

/** Repeats a deletion until it finds less than a batch. */
async function untilDone(signal: AbortSignal, remove: (limit: number) => Promise<number>): Promise<void> {
  let removed = batchSize;
  while (removed === batchSize && !signal.aborted) removed = await remove(batchSize);
}

async function sweepUnpostedItems({ db, images, clock }: SweepServices, signal: AbortSignal): Promise<void> {
  const foundBefore = new Date(clock().getTime() - unpostedMaxAgeMs);
  await untilDone(signal, async (limit) => {
    const { items, keys } = await db.transaction(async (tx) => {
      const deleted = await deleteUnpostedItems(tx, foundBefore, limit);
      return { items: deleted.count, keys: await images.remove(tx, deleted.imageIds) };
    });
    await images.erase(keys);
    return items;
  });
}

async function eraseUnreferenced({ db, images }: SweepServices, keys: Set<string>): Promise<void> {
  if (keys.size === 0) return;
  const known = await findKnownKeys(db, [...keys]);
  await images.erase([...keys].filter((key) => !known.has(key)));
}

/** Deletes stored objects without an image, which a killed server leaves behind. */
async function sweepOrphans(services: SweepServices, signal: AbortSignal): Promise<void> {
  const storedBefore = services.clock().getTime() - orphanMinAgeMs;
  let keys = new Set<string>();
  for await (const blob of services.storage.list()) {
    if (signal.aborted) return;
    if (blob.lastModified.getTime() >= storedBefore || !blob.key.includes('/pic_')) continue;
    keys.add(imageKeyOf(blob.key));
    if (keys.size < batchSize) continue;
    await eraseUnreferenced(services, keys);
    keys = new Set();
  }
  await eraseUnreferenced(services, keys);
}

/** Ends the push subscriptions of browsers that have not accepted a message for long. */
async function sweepFailingSubscriptions({ db, clock }: SweepServices, signal: AbortSignal): Promise<void> {
  const failingBefore = new Date(clock().getTime() - failingMaxAgeMs);
  await untilDone(signal, (limit) => deleteFailingSubscriptions(db, failingBefore, limit));
}

/**
 * Deletes expired rows and orphaned objects, and runs VACUUM on the embedded database.
 * @param signal ends the sweep after the current batch
 */
export async function sweep(services: SweepServices, signal: AbortSignal = neverAborted): Promise<void> {
  const { config, db, clock } = services;
  await sweepUnpostedItems(services, signal);
  await untilDone(signal, (limit) => sweepIdempotencyKeys(db, clock(), limit));
  await untilDone(signal, (limit) => deleteEndedWindows(db, limit));
  const changedBefore = new Date(clock().getTime() - notificationMaxAgeMs);
  await untilDone(signal, (limit) => deleteOldNotifications(db, changedBefore, limit));
  await sweepFailingSubscriptions(services, signal);
  await sweepOrphans(services, signal);
  if (config.databaseUrl === null && !signal.aborted) await vacuumTables(db);
}

/**
 * Sweeps at start and every 30 minutes; of several servers, one sweeps.
 * @param locks null for the embedded database
 * @returns a function that stops the schedule and resolves after the running sweep
 */
export function scheduleSweep(
  services: SweepServices & Pick<Services, 'telemetry'>,
  locks: SessionLocks | null,
): () => Promise<void> {
  return schedule(services, locks, { name: 'sweep', intervalMs, run: (signal) => sweep(services, signal) });
}
