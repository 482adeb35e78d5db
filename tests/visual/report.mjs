import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { imageFile, OUTPUT, REPORT } from './output.mjs';
import { findDifference, hashPixels, readPixels } from './pixels.mjs';
import { reportPage } from './report-page.mjs';

/** @typedef {import('./report-page.mjs').ReportImage} ReportImage */
/** @typedef {import('./baselines.mjs').Baseline} Baseline */

/**
 * @typedef {object} Findings
 * @property {Baseline[]} baselines
 * @property {import('./compare.mjs').Comparison} comparison
 * @property {import('./capture-stories.mjs').Failure[]} failed
 * @property {import('./render-expected.mjs').Expected} expected
 */

/**
 * Writes the report's page.
 * @param {Findings} findings
 */
export async function writeReport({ baselines, comparison, failed, expected }) {
  const hashes = new Map(baselines.map(({ name, hash }) => [name, hash]));
  /** @param {string} name */
  const readExpected = (name) => readImage(imageFile(expected.folder, name), hashes.get(name));
  const changed = [];
  for (const name of comparison.changed) changed.push(await changedImage(name, await readExpected(name)));
  const removed = [];
  for (const name of comparison.removed) removed.push(removedImage(name, await readExpected(name)));
  const added = comparison.added.map((name) => ({
    name,
    note: 'Has no baseline.',
    actual: dataUrl(readFileSync(imageFile(OUTPUT, name))),
  }));
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, reportPage({ comparison, base: expected.note, changed, added, removed, failed }));
}

/**
 * @typedef {object} ExpectedImage
 * @property {Buffer} png
 * @property {import('./pixels.mjs').Pixels} pixels
 * @property {boolean} isBaseline whether the pixels have the baseline's hash
 */

/**
 * @param {string} file
 * @param {string | undefined} hash of the baseline
 * @returns {Promise<ExpectedImage | undefined>} undefined when the base commit did not render it
 */
async function readImage(file, hash) {
  if (!existsSync(file)) return undefined;
  const png = readFileSync(file);
  const pixels = await readPixels(png);
  return { png, pixels, isBaseline: hashPixels(pixels) === hash };
}

/**
 * @param {string} name
 * @param {ExpectedImage | undefined} expected
 * @returns {Promise<ReportImage>}
 */
async function changedImage(name, expected) {
  const png = readFileSync(imageFile(OUTPUT, name));
  const actual = dataUrl(png);
  if (!expected) return { name, actual, note: 'Differs from the baseline; no expected image was rendered.' };
  const { count, box, image } = findDifference(expected.pixels, await readPixels(png));
  const note = `${differenceNote(count, box)}${baseNote(expected)}`;
  const { data, width, height } = image;
  const difference = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { name, actual, expected: dataUrl(expected.png), difference: dataUrl(difference), note };
}

/**
 * @param {string} name
 * @param {ExpectedImage | undefined} expected
 * @returns {ReportImage}
 */
function removedImage(name, expected) {
  const note = 'Has a baseline, but was not captured.';
  if (!expected) return { name, note };
  return { name, note: `${note}${baseNote(expected)}`, expected: dataUrl(expected.png) };
}

/**
 * @param {number} count
 * @param {import('./pixels.mjs').Difference['box']} box
 */
function differenceNote(count, box) {
  if (!box) return 'No pixel differs from what the base commit renders.';
  const { left, top, width, height } = box;
  return `${count} pixels differ, within ${width} x ${height} at ${left}, ${top}.`;
}

/** @param {ExpectedImage} expected */
const baseNote = ({ isBaseline }) =>
  isBaseline ? '' : ' The base commit does not render the pixels of the baseline.';

/** @param {Buffer} png */
const dataUrl = (png) => `data:image/png;base64,${png.toString('base64')}`;
