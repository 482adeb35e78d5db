import { photoCardAspect } from '@aura/domain/rules/outfit-geometry';
import { DomainError } from '../../errors/domain-error.ts';
import { composeOutfit, type PlacedPhoto } from '../../images/compose-outfit.ts';
import type { Services } from '../../services.ts';
import type { VisibleImage } from '../images/images.repository.ts';
import * as repository from './outfits.repository.ts';
import { imageHashOf, imageOf, type OutfitWithItems, withItems } from './outfits.wire.ts';

type OutfitImageServices = Pick<Services, 'db' | 'images'>;

/** The compositions that run, by outfit and what they show. */
const running = new Map<string, Promise<VisibleImage>>();

/** The photos of an outfit, which are read while they are composed. */
async function findPhotos(
  { db, images }: OutfitImageServices,
  { row, items }: OutfitWithItems,
): Promise<PlacedPhoto[]> {
  const fronts = row.layers.flatMap((layer) => {
    const item = items.get(layer.itemId);
    const { image: front, isCutout } = item ? imageOf(item) : { image: null, isCutout: false };
    return front ? [{ layer, front, isCutout }] : [];
  });
  const keys = await repository.findPhotoKeys(
    db,
    fronts.map(({ front }) => front.id),
  );
  return fronts.map(({ layer, front, isCutout }) => {
    const key = keys.get(front.id);
    return {
      read: async () => (key === undefined ? null : images.bytes({ key, width: front.width }, null)),
      layer,
      isCutout,
      aspect: photoCardAspect(front.width, front.height),
    };
  });
}

/** Composes the image and stores it, unless the outfit was changed or deleted in the meantime. */
async function compose(
  services: OutfitImageServices,
  outfit: OutfitWithItems,
  hash: string,
): Promise<VisibleImage> {
  const { db, images } = services;
  const { id, ownerId, version } = outfit.row;
  const jpeg = await composeOutfit(await findPhotos(services, outfit));
  const file = new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
  const stored = await images.withStored([file], ([prepared]) =>
    db.transaction(async (tx) => {
      const current = await repository.lockOutfit(tx, id, ownerId);
      if (!prepared || current?.version !== version) throw new DomainError('images.not_found');
      const imageId = await images.insert(tx, ownerId, 'outfit', prepared);
      await repository.updateOutfit(tx, id, { imageId, imageHash: hash });
      return { image: { ...prepared, isPublic: false }, keys: await images.remove(tx, [current.imageId]) };
    }),
  );
  await images.erase(stored.keys);
  return stored.image;
}

/**
 * The image of an outfit, composed at the first request after a change of the outfit, of a photo, or of what the owner
 * may see.
 * @param signedId from the outfit's address
 * @throws `images.not_found`, also when no garment has a photo; `images.signature_invalid`, `queue.full`
 */
export async function getOutfitImage(services: OutfitImageServices, signedId: string): Promise<VisibleImage> {
  const { db, images } = services;
  const signed = images.verify(signedId);
  if (signed?.viewerId == null) throw new DomainError('images.signature_invalid');
  const row = await repository.findOutfit(db, signed.imageId, signed.viewerId);
  const [outfit] = row === undefined ? [] : await withItems(services, [row], signed.viewerId);
  const hash = outfit === undefined ? null : imageHashOf(outfit);
  if (outfit === undefined || hash === null) throw new DomainError('images.not_found');
  const { imageId, imageHash } = outfit.row;
  const stored = imageId !== null && imageHash === hash && (await repository.findOutfitImage(db, imageId));
  if (stored) return { ...stored, isPublic: false };
  const key = `${outfit.row.id} ${outfit.row.version} ${hash}`;
  const pending = running.get(key) ?? compose(services, outfit, hash).finally(() => running.delete(key));
  running.set(key, pending);
  return pending;
}
