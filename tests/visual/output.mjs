import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** Output folder of `npm run visual`; ignored by git. */
export const OUTPUT = inRoot('.visual');

/** The report's page. */
export const REPORT = join(OUTPUT, 'report', 'index.html');

/**
 * Files that one run of the stories writes.
 * @param {string} folder absolute
 */
export const runFiles = (folder) => ({
  /** One JSON line per captured image. */
  captures: join(folder, 'captures.jsonl'),
  /** Vitest's JSON report. */
  report: join(folder, 'vitest.json'),
  /** JSON array with the ids of the stories to capture. */
  stories: join(folder, 'stories.json'),
});

/**
 * @param {string} folder of the run, absolute
 * @param {string} name of the image
 * @returns {string} absolute path of the captured PNG
 */
export const imageFile = (folder, name) => join(folder, 'images', `${name}.png`);
