import type { DetectedItemWire } from '@aura/api-client/contract/analysis';
import type { DetectedGarment } from '../../analysis/analyzer.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { isRolledBack } from '../../db/rolled-back.ts';
import { cropImages } from '../../images/crop.ts';
import { boxWithin } from '../../images/image-region.ts';
import type { Services } from '../../services.ts';
import { imageMetaOf, type PreparedImage } from '../images/images.service.ts';
import { insertDetectedItems } from './analysis.repository.ts';

export type DetectedItemServices = Pick<Services, 'db' | 'images' | 'clock'>;

/** Crops the part of the photo that shows each garment; undefined for garments without a box. */
async function cropGarments(
  jpeg: Buffer,
  garments: readonly DetectedGarment[],
): Promise<(Blob | undefined)[]> {
  const boxes = garments.flatMap(({ box }) => box ?? []);
  const crops = (await cropImages(jpeg, boxes)).map((crop) => new Blob([new Uint8Array(crop)]));
  return garments.map(({ box }) => (box ? crops.shift() : undefined));
}

/** The place of a garment in the photo, if it is known, as the owner sees it. Not stored: only a new post needs it. */
const boxOf = ({ box = null }: Partial<DetectedGarment> = {}) => (box ? { box: boxWithin(box) } : {});

interface StoredItem {
  readonly facts: Omit<DetectedGarment, 'box' | 'cutout'> & { readonly id: string };
  readonly crop: PreparedImage | null;
  readonly cutout: PreparedImage | null;
}

/** Inserts the rows of the items and of their images. */
async function insertItems(
  { images, clock }: Pick<DetectedItemServices, 'images' | 'clock'>,
  tx: Database,
  ownerId: string,
  items: readonly StoredItem[],
): Promise<void> {
  for (const { crop, cutout } of items) {
    if (crop) await images.insert(tx, ownerId, 'item', crop);
    if (cutout) await images.insert(tx, ownerId, 'cutout', cutout);
  }
  const rows = items.map(({ facts, crop, cutout }) => ({
    ...facts,
    frontImageId: crop?.id ?? null,
    frontCutoutId: cutout?.id ?? null,
  }));
  await insertDetectedItems(tx, ownerId, rows, clock());
}

/**
 * Inserts detected garments as items of the owner in one transaction, with the cropped parts of the photo as
 * their front images, and their cut-outs.
 * @param jpeg the analyzed photo
 * @returns the items as their owner sees them
 */
export async function storeDetectedItems(
  { db, images, clock }: DetectedItemServices,
  jpeg: Buffer,
  garments: readonly DetectedGarment[],
  ownerId: string,
): Promise<DetectedItemWire[]> {
  const address = (id: string) => images.addressId(id, { isPublic: false, viewerId: ownerId });
  return images.withStored(await cropGarments(jpeg, garments), async (crops) => {
    const items = await Promise.all(
      garments.map(async ({ box: _, cutout, ...facts }, index) => ({
        facts: { id: newId('item'), ...facts },
        crop: crops[index] ?? null,
        cutout: cutout ? await images.storeCutout(cutout) : null,
      })),
    );
    const insertAll = (tx: Database) => insertItems({ images, clock }, tx, ownerId, items);
    await db.transaction(insertAll).catch(async (error: unknown) => {
      if (isRolledBack(error)) await images.erase(items.flatMap(({ cutout }) => cutout?.key ?? []));
      throw error;
    });
    return items.map(({ facts, crop, cutout }, index) => ({
      ...facts,
      image: crop && address(crop.id),
      imageMeta: crop && imageMetaOf(crop),
      cutout: cutout && address(cutout.id),
      cutoutMeta: cutout && imageMetaOf(cutout),
      ...boxOf(garments[index]),
    }));
  });
}
