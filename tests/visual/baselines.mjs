import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * The expected pixels of one image.
 * @typedef {object} Baseline
 * @property {string} name `<story id>.<window width>.<theme>`, for example `primitives-button--small.390.dark`
 * @property {string} size `<width>x<height>` in pixels
 * @property {string} hash SHA-256 of the pixels
 */

/** One text file per area, with a line per image: `story-id view size hash`. */
const BASELINES = inRoot('tests', 'visual', 'baselines');

const LINE = /^([\w-]+--[\w-]+) (\d+\.\w+) (\d+x\d+) ([0-9a-f]{64})$/;

/**
 * @param {string} name of an image
 * @returns {{ area: string, story: string, view: string }} `story`: id of the story; `view`: `<window
 * width>.<theme>`
 */
export function parseName(name) {
  const [story = '', ...view] = name.split('.');
  const [area = ''] = story.split('-');
  return { area, story, view: view.join('.') };
}

/**
 * @param {string} file for the error message
 * @param {string} text
 * @returns {Baseline[]}
 * @throws {Error} when a line is malformed, such as a conflict marker of git
 */
export function parseBaselines(file, text) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, story, view, size, hash] = LINE.exec(line) ?? [];
      if (!story || !view || !size || !hash) throw new Error(`${file}: malformed baseline: ${line}`);
      return { name: `${story}.${view}`, size, hash };
    });
}

/**
 * @param {Baseline[]} baselines of one area
 * @returns {string} sorted lines, so that branches that change different images merge without a conflict
 */
export function formatBaselines(baselines) {
  const lines = baselines.map(({ name, size, hash }) => {
    const { story, view } = parseName(name);
    return `${story} ${view} ${size} ${hash}`;
  });
  return `${lines.sort().join('\n')}\n`;
}

/**
 * @param {string} [folder]
 * @returns {Baseline[]} the baselines of all areas
 */
export function readBaselines(folder = BASELINES) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) => parseBaselines(file, readFileSync(join(folder, file), 'utf8')));
}

/**
 * Replaces all baselines. The file of an area without baselines is deleted.
 * @param {Baseline[]} baselines
 * @param {string} [folder]
 */
export function writeBaselines(baselines, folder = BASELINES) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  const areas = new Set(baselines.map(({ name }) => parseName(name).area));
  for (const area of areas) {
    const own = baselines.filter(({ name }) => parseName(name).area === area);
    writeFileSync(join(folder, `${area}.txt`), formatBaselines(own));
  }
}

/**
 * Returns the baselines after `--update`: captured images replace changed ones, removed images are deleted,
 * and images that the run did not cover are unchanged.
 * @param {Baseline[]} baselines
 * @param {Baseline[]} captures
 * @param {import('./compare.mjs').Comparison} comparison
 * @returns {Baseline[]}
 */
export function updateBaselines(baselines, captures, { removed, renamed }) {
  const next = new Map(baselines.map((baseline) => [baseline.name, baseline]));
  for (const name of [...removed, ...renamed.map(({ from }) => from)]) next.delete(name);
  for (const { name, size, hash } of captures) next.set(name, { name, size, hash });
  return [...next.values()];
}
