import { TransientError } from '../../errors/transient-error.ts';
import { encodeCutout } from '../../images/cutout-image.ts';
import { neverAborted } from '../../never-aborted.ts';
import { schedule } from '../../periodic/periodic.ts';
import type { Services } from '../../services.ts';
import type { PreparedImage } from '../images/images.service.ts';
import {
  claimItem,
  finishItem,
  lockUnchanged,
  maxAttempts,
  releaseItem,
  type WaitingItem,
} from './cutouts.repository.ts';

const intervalMs = 1_000;

type CutoutServices = Pick<Services, 'db' | 'images' | 'cutoutMaker' | 'changes' | 'log'>;
type Photo = WaitingItem['front'];

/** Null for a photo that keeps its cut-out. */
type Made = { readonly cutout: PreparedImage | null } | null;

/** Makes and stores the cut-out of a photo; null when there is none. */
async function makeCutout(
  { images, cutoutMaker }: CutoutServices,
  photo: Photo,
  signal: AbortSignal,
): Promise<PreparedImage | null> {
  const jpeg = photo && (await images.bytes(photo, null));
  const pixels = jpeg && (await cutoutMaker?.cutOut(Buffer.from(jpeg), signal));
  const cutout = pixels && (await encodeCutout(pixels));
  return cutout ? images.storeCutout(cutout) : null;
}

/** Stores the rows of the cut-outs, unless photos or cut-outs have been replaced meanwhile. */
async function saveCutouts(
  { db, images }: CutoutServices,
  item: WaitingItem,
  made: { readonly front: Made; readonly back: Made },
): Promise<boolean> {
  const prepared = [made.front?.cutout, made.back?.cutout].filter((image) => image != null);
  const { isSaved, keys } = await db.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, item))) return { isSaved: false, keys: prepared.map(({ key }) => key) };
    for (const image of prepared) await images.insert(tx, item.ownerId, 'cutout', image);
    await finishItem(tx, item.id, {
      ...(made.front && { frontCutoutId: made.front.cutout?.id ?? null }),
      ...(made.back && { backCutoutId: made.back.cutout?.id ?? null }),
    });
    const replaced = [made.front && item.frontCutout, made.back && item.backCutout];
    return {
      isSaved: true,
      keys: await images.remove(
        tx,
        replaced.map((image) => image?.id ?? null),
      ),
    };
  });
  await images.erase(keys);
  return isSaved;
}

/** Shows an item by its photos and makes no further attempt, unless photos or cut-outs have been replaced meanwhile. */
async function giveUp({ db }: CutoutServices, item: WaitingItem): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockUnchanged(tx, item)) await finishItem(tx, item.id, {});
  });
}

/** Takes back the attempt, unless photos or cut-outs have been replaced meanwhile. */
async function release({ db }: CutoutServices, item: WaitingItem): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockUnchanged(tx, item)) await releaseItem(tx, item);
  });
}

/**
 * Makes the cut-outs of all items that wait for them, newest first, one at a time. Each is claimed in the database, so
 * that an interrupted one is done again; after 3 attempts that failed or were interrupted, the photo stays.
 * @throws TransientError when the maker can process no photo at the moment; the items wait for a later run
 */
export async function makeCutouts(
  services: CutoutServices,
  signal: AbortSignal = neverAborted,
): Promise<void> {
  if (services.cutoutMaker === null) return;
  while (!signal.aborted) {
    const item = await services.db.transaction(claimItem);
    if (item === null) return;
    // Each attempt has ended its server, such as for want of memory.
    if (item.attempts >= maxAttempts) {
      services.log.warn({ item: item.id }, 'cut-outs were interrupted too often');
      await giveUp(services, item);
      continue;
    }
    try {
      const make = async (photo: Photo, stored: { hasOwnMask: boolean } | null): Promise<Made> =>
        stored?.hasOwnMask ? null : { cutout: await makeCutout(services, photo, signal) };
      const front = await make(item.front, item.frontCutout);
      const back = await make(item.back, item.backCutout);
      const isSaved = await saveCutouts(services, item, { front, back });
      if (isSaved && (front?.cutout || back?.cutout))
        services.changes.publish({ type: 'items', userId: item.ownerId });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof TransientError) {
        await release(services, item);
        throw error;
      }
      services.log.warn({ err: error }, 'a cut-out failed');
      if (item.attempts + 1 >= maxAttempts) await giveUp(services, item);
    }
  }
}

/**
 * Makes waiting cut-outs every second. Servers of one database share the work by row locks.
 * @returns a function that stops it after the current item
 */
export function scheduleCutouts(
  services: CutoutServices & Pick<Services, 'telemetry'>,
): () => Promise<unknown> {
  const run = (signal: AbortSignal) => makeCutouts(services, signal);
  return schedule(services, null, { name: 'cutouts', intervalMs, run });
}
