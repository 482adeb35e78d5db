import type { PhotoBox } from '@aura/domain/entities';
import sharp from 'sharp';
import { createQueue } from '../queue.ts';
import { openImage } from './decoder.ts';
import { imageRegion } from './image-region.ts';

/** Each job has one decoded image of at most 4 MB in memory. */
const crops = createQueue(2, 64, 'image_queue');

/**
 * Crops parts of an image, each extended to the aspect ratio of an item card.
 * @param jpeg an image that `processUpload` returned
 * @returns a lossless image for each box, for `processUpload` to encode
 */
export async function cropImages(jpeg: Uint8Array, boxes: readonly PhotoBox[]): Promise<Buffer[]> {
  if (boxes.length === 0) return [];
  return crops(async () => {
    const { data, info } = await openImage(jpeg).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return Promise.all(
      boxes.map((box) =>
        sharp(data, { raw: { width, height, channels } })
          .extract(imageRegion(box, { width, height }))
          .png({ compressionLevel: 1 })
          .toBuffer(),
      ),
    );
  });
}
