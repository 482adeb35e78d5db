import { isCutOut } from '@aura/domain/rules/transparency';
import { DomainError } from '../errors/domain-error.ts';
import { type CutoutImage, encodeCutout } from './cutout-image.ts';
import { readHeader } from './decoder.ts';
import { openUpload, queueFor } from './process.ts';

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
    openUpload(bytes)
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
