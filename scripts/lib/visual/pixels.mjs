import { createHash } from 'node:crypto';
import sharp from 'sharp';

/**
 * An image in memory: four bytes a pixel, row by row.
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
export const hashOf = ({ data }) => createHash('sha256').update(data).digest('hex');

/** @param {{ width: number, height: number }} size */
export const sizeOf = ({ width, height }) => `${width}x${height}`;

/** A kept image may be exact up to this size in bytes; a larger one is a photo, and is kept blurred. */
const EXACT_BYTES = 24_000;

/**
 * The image that a person is shown as the expected one. Whether a story differs is told by its hash, never by
 * this file, so a photo need not be exact.
 * @param {Pixels} pixels
 * @returns {Promise<Buffer>} WebP
 */
export async function encodeKept(pixels) {
  const exact = await asImage(pixels).webp({ lossless: true, effort: 4 }).toBuffer();
  return exact.length <= EXACT_BYTES ? exact : asImage(pixels).webp({ quality: 60, effort: 4 }).toBuffer();
}

/** @param {Pixels} pixels */
const asImage = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 4 } });

/**
 * Where two images differ.
 * @typedef {object} Difference
 * @property {number} count pixels
 * @property {{ left: number, top: number, width: number, height: number } | undefined} box around all of them
 * @property {Pixels} image the second one, faded, with the pixels that differ in red
 */

/** What blurring may add to a channel at most, of 255; less is not shown as a difference. */
const BLUR = 24;

/**
 * @param {Pixels} before
 * @param {Pixels} now may have another size; what only one of them has differs
 * @param {{ blurred: boolean }} options whether the first one is a blurred copy
 * @returns {Difference}
 */
export function findDifference(before, now, { blurred }) {
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const image = { data: Buffer.alloc(width * height * 4, 255), width, height };
  const tolerance = blurred ? BLUR : 0;
  let count = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = (y * width + x) * 4;
      if (!isOther(before, now, x, y, tolerance)) {
        image.data.fill(fade(now, x, y), place, place + 3);
        continue;
      }
      image.data.set([214, 0, 60], place);
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
 * @param {number} tolerance
 */
function isOther(before, now, x, y, tolerance) {
  if (x >= before.width || x >= now.width || y >= before.height || y >= now.height) return true;
  const old = (y * before.width + x) * 4;
  const place = (y * now.width + x) * 4;
  for (let channel = 0; channel < 4; channel++) {
    const moved = Number(now.data[place + channel]) - Number(before.data[old + channel]);
    if (Math.abs(moved) > tolerance) return true;
  }
  return false;
}

/**
 * @param {Pixels} pixels
 * @param {number} x
 * @param {number} y
 * @returns {number} a light grey that lets red stand out
 */
function fade({ data, width }, x, y) {
  const place = (y * width + x) * 4;
  const grey = (Number(data[place]) * 3 + Number(data[place + 1]) * 6 + Number(data[place + 2])) / 10;
  return Math.round(255 - (255 - grey) * 0.2);
}
