import sharp, { type Region } from 'sharp';
import { openImage } from './decoder.ts';
import { createQueue } from './queue.ts';

/** Each holds a decoded image of ours, at most 4 MB. */
const cuttings = createQueue(2, 64);

/** A part of an image; each from 0 to 1 across it. */
export interface ImageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width to height of the cards that show parts. */
const cardRatio = 4 / 5;

/** A stretch of at least the wanted length around the given one, as far as the limit leaves room. */
function widen(from: number, length: number, wanted: number, limit: number) {
  const longer = Math.min(limit, Math.max(length, Math.round(wanted)));
  const earlier = Math.round(from - (longer - length) / 2);
  return { from: Math.min(limit - longer, Math.max(0, earlier)), length: longer };
}

/** With as much around it as a card shows, so that a card cuts nothing off it. */
function forCard({ left, top, width, height }: Region, image: { width: number; height: number }): Region {
  const across = widen(left, width, height * cardRatio, image.width);
  const down = widen(top, height, width / cardRatio, image.height);
  return { left: across.from, width: across.length, top: down.from, height: down.length };
}

/** Whole pixels inside the image, at least one. */
function pixelsOf(box: ImageBox, width: number, height: number): Region {
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
 * Cuts parts out of an image, each with enough around it to fill the card of an item.
 * @param jpeg an image that `processUpload` made
 * @returns an image without loss for each box, for `processUpload` to encode
 */
export async function cropImages(jpeg: Uint8Array, boxes: readonly ImageBox[]): Promise<Buffer[]> {
  if (boxes.length === 0) return [];
  return cuttings(async () => {
    const { data, info } = await openImage(jpeg).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return Promise.all(
      boxes.map((box) =>
        sharp(data, { raw: { width, height, channels } })
          .extract(forCard(pixelsOf(box, width, height), { width, height }))
          .png({ compressionLevel: 1 })
          .toBuffer(),
      ),
    );
  });
}
