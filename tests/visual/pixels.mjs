import { createHash } from 'node:crypto';
import sharp from 'sharp';

/**
 * An image in memory: four bytes per pixel, row by row.
 * @typedef {{ data: Buffer, width: number, height: number }} Pixels
 */

/**
 * @param {Buffer | string} image bytes of an image or the path of its file
 * @returns {Promise<Pixels>}
 */
export async function readPixels(image) {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @param {Pixels} pixels */
export const hashPixels = ({ data }) => createHash('sha256').update(data).digest('hex');

/** @param {{ width: number, height: number }} size */
export const sizeOf = ({ width, height }) => `${width}x${height}`;

/**
 * The difference between two images.
 * @typedef {object} Difference
 * @property {number} count pixels
 * @property {{ left: number, top: number, width: number, height: number } | undefined} box around all of them
 * @property {Pixels} image the second one, faded, with the pixels that differ in red
 */

/**
 * @param {Pixels} before
 * @param {Pixels} now may have another size; pixels that only one of them has differ
 * @returns {Difference}
 */
export function findDifference(before, now) {
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const image = { data: Buffer.alloc(width * height * 4, 255), width, height };
  let count = 0;
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const offset = (y * width + x) * 4;
      if (!isDifferent(before, now, x, y)) {
        image.data.fill(fadedGrey(now, x, y), offset, offset + 3);
        continue;
      }
      image.data.set([214, 0, 60], offset);
      count += 1;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  }
  const box = count > 0 ? { left, top, width: right - left + 1, height: bottom - top + 1 } : undefined;
  return { count, box, image };
}

/**
 * @param {Pixels} before
 * @param {Pixels} now
 * @param {number} x
 * @param {number} y
 */
function isDifferent(before, now, x, y) {
  if (x >= before.width || x >= now.width || y >= before.height || y >= now.height) return true;
  const beforeOffset = (y * before.width + x) * 4;
  const nowOffset = (y * now.width + x) * 4;
  return before.data.readUInt32LE(beforeOffset) !== now.data.readUInt32LE(nowOffset);
}

/**
 * @param {Pixels} pixels
 * @param {number} x
 * @param {number} y
 * @returns {number} the pixel as a light grey, on which red is visible
 */
function fadedGrey({ data, width }, x, y) {
  const offset = (y * width + x) * 4;
  const grey = (Number(data[offset]) * 3 + Number(data[offset + 1]) * 6 + Number(data[offset + 2])) / 10;
  return Math.round(255 - (255 - grey) * 0.2);
}
