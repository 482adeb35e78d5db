import { partsOf } from './kept.mjs';

/** @typedef {import('./kept.mjs').Kept} Kept */

/**
 * What a run found.
 * @typedef {object} Comparison
 * @property {string[]} same names of images
 * @property {string[]} changed
 * @property {string[]} fresh not kept yet
 * @property {string[]} vanished kept, but not taken any more
 */

/**
 * Compares without tolerance: one other pixel is a change.
 * @param {Kept[]} kept
 * @param {Kept[]} taken
 * @param {(story: string) => boolean} covered whether the run would have taken this story's images
 * @returns {Comparison}
 */
export function compare(kept, taken, covered) {
  const before = new Map(kept.map((image) => [image.name, image]));
  const now = new Set(taken.map(({ name }) => name));
  /** @param {(before: Kept | undefined, image: Kept) => boolean} test */
  const taking = (test) =>
    taken.filter((image) => test(before.get(image.name), image)).map(({ name }) => name);
  return {
    same: taking((old, { hash }) => old?.hash === hash),
    changed: taking((old, { hash }) => old !== undefined && old.hash !== hash),
    fresh: taking((old) => old === undefined),
    vanished: kept.map(({ name }) => name).filter((name) => !now.has(name) && covered(partsOf(name).story)),
  };
}

/** @param {Comparison} comparison */
export function differs({ changed, fresh, vanished }) {
  return changed.length + fresh.length + vanished.length > 0;
}
