import { setTimeout } from 'node:timers/promises';
import { neverAborted } from '../../never-aborted.ts';
import { schedule } from '../../periodic/periodic.ts';
import type { Services } from '../../services.ts';
import { announceNext } from './announcements.repository.ts';
import { publishNotifications } from './notify.service.ts';

/** Followers of one transaction, which takes some 20 ms. */
const batchSize = 500;
const intervalMs = 1_000;

type AnnouncementServices = Pick<Services, 'db' | 'changes'>;

/**
 * Notifies the followers of new posts in batches, with pauses for requests. An interrupted one is continued by the
 * next call.
 */
export async function announcePosts(
  services: AnnouncementServices,
  signal: AbortSignal = neverAborted,
): Promise<void> {
  while (!signal.aborted) {
    const started = performance.now();
    const notified = await services.db.transaction((tx) => announceNext(tx, batchSize));
    if (notified === null) return;
    publishNotifications(services, notified);
    if (notified.length > 0) await setTimeout(performance.now() - started);
  }
}

/**
 * Notifies the followers of new posts every second. Servers of one database share the work by row locks.
 * @returns a function that stops it after the current batch
 */
export function scheduleAnnouncements(
  services: AnnouncementServices & Pick<Services, 'log' | 'telemetry'>,
): () => Promise<unknown> {
  const run = (signal: AbortSignal) => announcePosts(services, signal);
  return schedule(services, null, { name: 'announcements', intervalMs, run });
}
