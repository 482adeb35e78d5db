import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';

/**
 * An image that a story is held to.
 * @typedef {object} Kept
 * @property {string} name `<story id>.<window width>.<theme>`, for example `primitives-button--small.390.dark`
 * @property {string} size `<width>x<height>` in pixels
 * @property {string} hash SHA-256 of the pixels
 */

/** Where the images are kept: a folder for each component, in it a list and a file for each image. */
export const KEPT = inRoot('packages', 'ui', 'visual');

/** The list of a folder: exact, where the files beside it may be a little blurred. */
export const LIST = 'pixels.txt';

/**
 * @param {string} name
 * @returns {{ folder: string, file: string, story: string, view: string }} `story`: its id; `view`: the rest
 */
export function partsOf(name) {
  const [story = '', ...view] = name.split('.');
  const [folder = '', rest = ''] = story.split('--');
  return { folder, file: [rest, ...view].join('.'), story, view: view.join('.') };
}

/**
 * @param {string} folder
 * @param {string} text of its list
 * @returns {Kept[]}
 * @throws {Error} when a line is not one of a list
 */
export function parseList(folder, text) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, file, size, hash] = /^(\S+) (\d+x\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
      if (!file || !size || !hash) throw new Error(`${folder}/${LIST}: not a picture's line: ${line}`);
      return { name: `${folder}--${file}`, size, hash };
    });
}

/**
 * @param {Kept[]} images of one folder
 * @returns {string} its list, sorted, so that two branches that change different images can be merged
 */
export function listText(images) {
  const lines = images.map(({ name, size, hash }) => `${partsOf(name).file} ${size} ${hash}`);
  return `${lines.sort().join('\n')}\n`;
}

/** @returns {Kept[]} everything that is kept; a folder without its list was left by an update that was cut off */
export function readKept() {
  if (!existsSync(KEPT)) return [];
  const folders = readdirSync(KEPT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter((folder) => existsSync(join(KEPT, folder, LIST)))
    .sort()
    .flatMap((folder) => parseList(folder, readFileSync(join(KEPT, folder, LIST), 'utf8')));
}

/**
 * @param {string} name
 * @returns {string} absolute path of the image's file
 */
export function keptFile(name) {
  const { folder, file } = partsOf(name);
  return join(KEPT, folder, `${file}.webp`);
}
