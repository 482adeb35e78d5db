import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KEPT, keptFile, LIST, listText, partsOf, readKept } from './kept.mjs';
import { actualFile } from './output.mjs';
import { encodeKept, readPixels } from './pixels.mjs';

/** @typedef {import('./kept.mjs').Kept} Kept */

/** Enough to keep the processor busy while files are read and written. */
const AT_ONCE = 4;

/**
 * Makes what was taken the expected images.
 * @param {Kept[]} kept until now
 * @param {Kept[]} taken
 * @param {import('./compare.mjs').Comparison} comparison
 */
export async function keep(kept, taken, { changed, fresh, vanished }) {
  const queue = [...changed, ...fresh];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) await keepImage(name);
  };
  const written = new Set([...changed, ...fresh]);
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const name of vanished) rmSync(keptFile(name), { force: true });
  const now = new Map(kept.map((image) => [image.name, image]));
  for (const name of vanished) now.delete(name);
  for (const image of taken) if (written.has(image.name)) now.set(image.name, image);
  const touched = new Set([...written, ...vanished].map((name) => partsOf(name).folder));
  for (const folder of touched) {
    writeList(
      folder,
      [...now.values()].filter(({ name }) => partsOf(name).folder === folder),
    );
  }
}

/** @param {string} name */
async function keepImage(name) {
  const file = keptFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await encodeKept(await readPixels(actualFile(name))));
}

/**
 * @param {string} folder
 * @param {Kept[]} images
 */
function writeList(folder, images) {
  if (images.length === 0) rmSync(join(KEPT, folder), { recursive: true });
  else writeFileSync(join(KEPT, folder, LIST), listText(images));
}

/** @returns {number} bytes of everything that is kept */
export function keptBytes() {
  return readKept().reduce((sum, { name }) => sum + statSync(keptFile(name)).size, 0);
}
