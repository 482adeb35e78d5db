import type { PhotoBox } from '@aura/domain/entities';
import { cardRatio } from '@aura/domain/rules/garment-images';
import type { Region } from 'sharp';

type ImageSize = Pick<Region, 'width' | 'height'>;

/** Extends an interval to the target length, centred, within 0 to `limit`. */
function extend(from: number, length: number, target: number, limit: number) {
  const extended = Math.min(limit, Math.max(length, Math.round(target)));
  const start = Math.round(from - (extended - length) / 2);
  return { from: Math.min(limit - extended, Math.max(0, start)), length: extended };
}

/** Extends a region to the cards' aspect ratio, so that a card does not cut the garment. */
function extendToCard({ left, top, width, height }: Region, image: ImageSize): Region {
  const horizontal = extend(left, width, height * cardRatio, image.width);
  const vertical = extend(top, height, width / cardRatio, image.height);
  return { left: horizontal.from, width: horizontal.length, top: vertical.from, height: vertical.length };
}

/** Returns the part of a box that is within the image, to a thousandth. */
export function boxWithin({ left, top, width, height }: PhotoBox): PhotoBox {
  const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
  const from = { left: within(left), top: within(top) };
  return {
    ...from,
    width: within(within(left + width) - from.left),
    height: within(within(top + height) - from.top),
  };
}

/** Converts a box to whole pixels inside the image, at least 1. */
function toPixels(box: PhotoBox, { width, height }: ImageSize): Region {
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
 * Returns the part of an image that an item's picture shows: a box, extended to the aspect ratio of an item
 * card within the image.
 * @param image its size in pixels, or in cells that are as wide as high
 */
export function imageRegion(box: PhotoBox, image: ImageSize): Region {
  return extendToCard(toPixels(box, image), image);
}
