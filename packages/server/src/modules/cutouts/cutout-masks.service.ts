import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { cutoutCalls } from '@aura/api-client/contract/cutouts';
import type { ItemWire } from '@aura/api-client/contract/items';
import { uploadImageLongSidePx } from '@aura/domain/limits/images';
import type { PlacedCutout } from '../../analysis/cutouts/mask-applier.ts';
import { isRolledBack } from '../../db/rolled-back.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { type CutoutImage, encodeCutout } from '../../images/cutout-image.ts';
import { readHeader } from '../../images/decoder.ts';
import type { Services } from '../../services.ts';
import { plainImageId } from '../images/signed-id.ts';
import { getItem, notOwnedError } from '../items/items.service.ts';
import { findOwnSide, type OwnSide, replaceCutout } from './cutout-masks.repository.ts';

type MaskServices = Pick<Services, 'db' | 'images' | 'maskApplier' | 'clock'>;
type EditRequest = ParsedRequestOf<typeof cutoutCalls.editCutout>;

/** @throws `images.unsupported_format`, `images.unreadable` also when the mask is larger than any photo */
async function readMask(mask: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(await mask.arrayBuffer());
  const { width, height } = await readHeader(bytes);
  if (Math.max(width, height) > uploadImageLongSidePx) throw new DomainError('images.unreadable');
  return bytes;
}

async function readPrevious(
  { images }: MaskServices,
  cutout: OwnSide['cutout'],
): Promise<PlacedCutout | null> {
  if (cutout === null || cutout.left === null || cutout.top === null) return null;
  const webp = await images.bytes(cutout, null);
  return webp && { webp, left: cutout.left, top: cutout.top };
}

async function makeCutout(services: MaskServices, side: OwnSide, mask: Uint8Array): Promise<CutoutImage> {
  const jpeg = await services.images.bytes(side.photo, null);
  if (jpeg === null) throw new DomainError('cutouts.photo_changed');
  const previous = await readPrevious(services, side.cutout);
  const pixels = await services.maskApplier.apply({ jpeg, mask, previous });
  const cutout = pixels && (await encodeCutout(pixels));
  if (cutout === null) throw new DomainError('cutouts.mask_empty');
  return cutout;
}

/**
 * Cuts the garment of a photo out by a mask that its owner has drawn, and shows the item by its cut-outs. The cut-out
 * before is deleted, and the server makes no other one of this photo.
 * @throws `items.not_found`, `items.not_owned`, `cutouts.photo_changed` when the photo has been replaced,
 * `cutouts.mask_empty`, `images.unsupported_format`, `images.unreadable`
 */
export async function editCutout(
  services: MaskServices,
  { itemId, side, photo, mask }: EditRequest,
  ownerId: string,
): Promise<ItemWire> {
  const { db, images } = services;
  const found = await findOwnSide(db, itemId, side, ownerId);
  if (found === undefined) throw await notOwnedError(services, itemId, ownerId);
  const { photo: stored, cutout: previous } = found;
  if (!stored || stored.id !== plainImageId(photo)) throw new DomainError('cutouts.photo_changed');
  const cutout = await makeCutout(services, { photo: stored, cutout: previous }, await readMask(mask));
  const prepared = await images.storeCutout(cutout, true);
  try {
    const replaced = await db.transaction(async (tx) => {
      const id = await images.insert(tx, ownerId, 'cutout', prepared);
      const { isReplaced, previousId } = await replaceCutout(tx, { itemId, side, photoId: stored.id, id });
      if (!isReplaced) throw new DomainError('cutouts.photo_changed');
      return images.remove(tx, [previousId]);
    });
    await images.erase(replaced);
  } catch (error) {
    if (isRolledBack(error)) await images.erase([prepared.key]);
    throw error;
  }
  return getItem(services, itemId, ownerId);
}
