import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { keptFile } from './kept.mjs';
import { actualFile, REPORT } from './output.mjs';
import { findDifference, readPixels } from './pixels.mjs';
import { reportPage } from './report.mjs';

/** @typedef {import('./report.mjs').Shown} Shown */

/**
 * Writes the page that shows what differs.
 * @param {import('./compare.mjs').Comparison} comparison
 * @param {import('./take.mjs').Taking['failed']} failed
 */
export async function writeReport({ same, changed, fresh, vanished }, failed) {
  const shown = [];
  for (const name of changed) shown.push(await showChange(name));
  const page = reportPage({
    changed: shown,
    fresh: fresh.map((name) => ({
      name,
      note: 'Not kept yet.',
      actual: address(readFileSync(actualFile(name)), 'png'),
    })),
    vanished: vanished.map((name) => ({ name, note: 'Kept, but not taken.', ...expectedOf(name) })),
    failed,
    same: same.length,
  });
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, page);
}

/**
 * @param {string} name
 * @returns {Promise<Shown>}
 */
async function showChange(name) {
  const actual = readFileSync(actualFile(name));
  const now = await readPixels(actual);
  const shown = { name, actual: address(actual, 'png'), ...expectedOf(name) };
  if (!shown.expected) return { ...shown, note: 'It differs; the file of the expected picture is missing.' };
  const file = readFileSync(keptFile(name));
  const blurred = isLossy(file);
  const { count, box, image } = findDifference(await readPixels(file), now, { blurred });
  const { data, width, height } = image;
  const difference = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 70 })
    .toBuffer();
  return { ...shown, note: noteOn(count, box), difference: address(difference, 'webp') };
}

/**
 * @param {number} count
 * @param {import('./pixels.mjs').Difference['box']} box
 */
function noteOn(count, box) {
  if (!box)
    return 'It differs, but too finely to be seen beside the expected picture, which is kept blurred.';
  const { left, top, width, height } = box;
  return `${count} pixels differ, within ${width} x ${height} at ${left}, ${top}.`;
}

/** @param {string} name */
function expectedOf(name) {
  const file = keptFile(name);
  return existsSync(file) ? { expected: address(readFileSync(file), 'webp') } : {};
}

/**
 * @param {Buffer} bytes
 * @param {'png' | 'webp'} type
 */
const address = (bytes, type) => `data:image/${type};base64,${bytes.toString('base64')}`;

/** @param {Buffer} webp */
const isLossy = (webp) => webp.subarray(12, 16).toString('latin1') !== 'VP8L';
