/** Pixels, or cells of a coarser grid. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An image as bytes, red, green and blue, row by row. */
export interface Bitmap extends Size {
  readonly data: Uint8Array;
}

/** Where an image lies in the frame that a network looks at. */
export interface Placement extends Size {
  readonly left: number;
  readonly top: number;
}

/** An image in the middle of a frame. */
export function centerIn(frame: Size, { width, height }: Size): Placement {
  const left = Math.floor((frame.width - width) / 2);
  return { left, top: Math.floor((frame.height - height) / 2), width, height };
}

/** What surrounds an image in its frame. */
const padding = 128 / 255;

/**
 * What a network gets: the image in the middle of its frame, 0 to 1, each colour's plane after the other.
 * @param bitmap no larger than the frame
 */
export function toPlanes(bitmap: Bitmap, frame: Size): Float32Array {
  const { left, top, width, height } = centerIn(frame, bitmap);
  const size = frame.width * frame.height;
  const planes = new Float32Array(3 * size).fill(padding);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 3 * (y * width + x);
      const to = (y + top) * frame.width + x + left;
      for (let plane = 0; plane < 3; plane++) {
        planes[plane * size + to] = (bitmap.data[from + plane] ?? 0) / 255;
      }
    }
  }
  return planes;
}
