import sharp, { type Region } from 'sharp';
import { openPicture } from './decoder.ts';
import { createQueue } from './queue.ts';

/** Each holds a decoded picture of ours, at most 4 MB. */
const cuttings = createQueue(2, 64);

/** A part of a picture; each from 0 to 1 across it. */
export interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whole pixels inside the picture, at least one. */
function pixelsOf(box: PictureBox, width: number, height: number): Region {
  const left = Math.min(width - 1, Math.max(0, Math.round(box.left * width)));
  const top = Math.min(height - 1, Math.max(0, Math.round(box.top * height)));
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(box.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(box.height * height))),
  };
}

/**
 * Cuts parts out of a picture.
 * @param jpeg a picture that `processUpload` made
 * @returns a picture without loss for each box, for `processUpload` to encode
 */
export async function cutParts(jpeg: Uint8Array, boxes: readonly PictureBox[]): Promise<Buffer[]> {
  if (boxes.length === 0) return [];
  return cuttings(async () => {
    const { data, info } = await openPicture(jpeg).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return Promise.all(
      boxes.map((box) =>
        sharp(data, { raw: { width, height, channels } })
          .extract(pixelsOf(box, width, height))
          .png({ compressionLevel: 1 })
          .toBuffer(),
      ),
    );
  });
}
