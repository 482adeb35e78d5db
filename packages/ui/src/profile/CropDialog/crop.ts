/** How far a profile image can be zoomed into when it is cut. */
export const cropMaxZoom = 4;

/** Pixels of the image that is cut. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which square of an image is wanted. */
export interface Crop {
  /** 1 shows as much as a square can, more shows less. */
  readonly zoom: number;
  /** Its place between the two edges, 0 to 1 from the left. */
  readonly x: number;
  /** The same from the top. */
  readonly y: number;
}

/** The middle of an image, as large as can be. */
export const centeredCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** The square in pixels; it never leaves the image. */
export function cropSquare(size: Size, { zoom, x, y }: Crop) {
  const side = Math.min(size.width, size.height) / clamp(zoom, 1, cropMaxZoom);
  return {
    side,
    left: clamp(x, 0, 1) * (size.width - side),
    top: clamp(y, 0, 1) * (size.height - side),
  };
}

/**
 * The crop after its image was moved under it.
 * @param by how far, in sides of the square: 1 to the right moves the image by a whole square
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

/** The crop at another zoom; what is in its middle stays there, as far as the image's edges let it. */
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
