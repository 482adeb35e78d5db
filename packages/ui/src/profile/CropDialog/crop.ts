import { personCropTop } from '../../foundations/tokens/image.ts';

/** Maximum zoom of a crop. */
export const cropMaxZoom = 4;

/** The size of the image, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square of an image. */
export interface Crop {
  /** 1 is the largest square that fits; higher values show a smaller part of the image. */
  readonly zoom: number;
  /** Horizontal position between the edges, 0 (left) to 1 (right). */
  readonly x: number;
  /** Vertical position between the edges, 0 (top) to 1 (bottom). */
  readonly y: number;
}

/** The largest square of an image, near its upper edge, where the head of a person is. */
export const personCrop: Crop = { zoom: 1, x: 0.5, y: personCropTop };

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Returns the square in pixels, inside the image. */
export function cropSquare(size: Size, { zoom, x, y }: Crop) {
  const side = Math.min(size.width, size.height) / clamp(zoom, 1, cropMaxZoom);
  return {
    side,
    left: clamp(x, 0, 1) * (size.width - side),
    top: clamp(y, 0, 1) * (size.height - side),
  };
}

/**
 * Returns the crop after the image was moved below it.
 * @param by distance in sides of the square: x = 1 moves the image right by one square
 */
export function moveCrop(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const { side, left, top } = cropSquare(size, crop);
  const placed = (start: number, step: number, length: number, before: number) =>
    length === side ? before : clamp((start - step * side) / (length - side), 0, 1);
  return {
    ...crop,
    x: placed(left, by.x, size.width, crop.x),
    y: placed(top, by.y, size.height, crop.y),
  };
}

/** Returns the crop at another zoom, with the same center as far as the edges allow. */
export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  const before = cropSquare(size, crop);
  const { side } = cropSquare(size, { ...crop, zoom });
  const placed = (start: number, length: number, fallback: number) =>
    length === side ? fallback : clamp((start + (before.side - side) / 2) / (length - side), 0, 1);
  return {
    zoom: clamp(zoom, 1, cropMaxZoom),
    x: placed(before.left, size.width, crop.x),
    y: placed(before.top, size.height, crop.y),
  };
}
