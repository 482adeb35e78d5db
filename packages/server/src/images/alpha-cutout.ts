import { uploadImageLongSidePx } from '@aura/domain/limits/images';
import { isCutOut } from '@aura/domain/rules/transparency';
import { DomainError } from '../errors/domain-error.ts';
import { type CutoutImage, encodeCutout } from './cutout-image.ts';
import { openImage, readHeader } from './decoder.ts';
import { queueFor } from './process.ts';

/**
 * Cuts a garment out by the transparency of its upload, in the size in which `processUpload` stores the photo.
 * @param bytes an upload that `processUpload` accepts
 * @returns null when the background is not transparent
 * @throws like `processUpload`
 */
export async function cutOutByAlpha(bytes: Uint8Array): Promise<CutoutImage | null> {
  const { hasAlpha } = await readHeader(bytes);
  if (!hasAlpha) return null;
  const queue = await queueFor(bytes);
  const { data, info } = await queue(() =>
    openImage(bytes)
      .resize(uploadImageLongSidePx, uploadImageLongSidePx, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new DomainError('images.unreadable');
      }),
  );
  return isCutOut(data) ? encodeCutout({ width: info.width, height: info.height, data }) : null;
}
