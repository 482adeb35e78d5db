import { join } from 'node:path';
import { inRoot } from '../paths.mjs';

/** What a run leaves; git ignores it. */
export const OUTPUT = inRoot('.visual');

/** A line of JSON for each image that was taken. */
export const TAKEN = join(OUTPUT, 'taken.jsonl');

/** The runner's report on the stories. */
export const RUN = join(OUTPUT, 'run.json');

/** The page for people. */
export const REPORT = join(OUTPUT, 'report', 'index.html');

/**
 * Images that are not as the kept ones.
 * @param {string} name
 * @returns {string} absolute path
 */
export const actualFile = (name) => join(OUTPUT, 'actual', `${name}.png`);
