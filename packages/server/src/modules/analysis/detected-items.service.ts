import type { DetectedItemWire } from '@aura/api-client/contract/analysis';
import type { DetectedGarment } from '../../analysis/analyzer.ts';
import { newId } from '../../db/ids.ts';
import { cropImages } from '../../images/crop.ts';
import type { Services } from '../../services.ts';
import { imageMetaOf } from '../images/images.service.ts';
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

/**
 * Inserts detected garments as items of the owner in one transaction, with the cropped parts of the photo as
 * their front images.
 * @param jpeg the analyzed photo
 * @returns the items as their owner sees them
 */
export async function storeDetectedItems(
  { db, images, clock }: DetectedItemServices,
  jpeg: Buffer,
  garments: readonly DetectedGarment[],
  ownerId: string,
): Promise<DetectedItemWire[]> {
  const detected = garments.map(({ box: _, ...facts }) => ({ id: newId('item'), ...facts }));
  return images.withStored(await cropGarments(jpeg, garments), async (prepared) => {
    const items = detected.map((facts, index) => ({ facts, image: prepared[index] ?? null }));
    await db.transaction(async (tx) => {
      for (const { image } of items) if (image) await images.insert(tx, ownerId, 'item', image);
      const rows = items.map(({ facts, image }) => ({ ...facts, frontImageId: image?.id ?? null }));
      await insertDetectedItems(tx, ownerId, rows, clock());
    });
    return items.map(({ facts, image }) => ({
      ...facts,
      image: image && images.addressId(image.id, { isPublic: false, viewerId: ownerId }),
      imageMeta: image && imageMetaOf(image),
    }));
  });
}
