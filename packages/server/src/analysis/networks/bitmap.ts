/** A size in pixels, or in cells of a coarser grid. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An RGB image, 3 bytes per pixel, row by row. */
export interface Bitmap extends Size {
  readonly data: Uint8Array;
}

/** The position and size of an image in a network's input frame. */
export interface Placement extends Size {
  readonly left: number;
  readonly top: number;
}

/** Centres an image in a frame. */
export function centerIn(frame: Size, { width, height }: Size): Placement {
  const left = Math.floor((frame.width - width) / 2);
  return { left, top: Math.floor((frame.height - height) / 2), width, height };
}

/** Copies a part of an image. */
export function cropBitmap({ width: stride, data }: Bitmap, { left, top, width, height }: Placement): Bitmap {
  const part = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    const from = 3 * ((y + top) * stride + left);
    part.set(data.subarray(from, from + 3 * width), 3 * y * width);
  }
  return { width, height, data: part };
}

/** The grey around an image in its frame. */
const padding = 128 / 255;

/**
 * Converts an image to a network's input: centred in the frame, values from 0 to 1, one plane per channel.
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
