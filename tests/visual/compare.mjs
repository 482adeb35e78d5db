import { parseName } from './baselines.mjs';

/** @typedef {import('./baselines.mjs').Baseline} Baseline */

/**
 * Names of images, grouped by the result of the comparison.
 * @typedef {object} Comparison
 * @property {string[]} unchanged
 * @property {string[]} changed
 * @property {string[]} added captured, without a baseline
 * @property {string[]} removed with a baseline, no longer captured
 * @property {{ from: string, to: string }[]} renamed added and removed images with the same view and pixels
 */

/**
 * Compares without tolerance: one different pixel is a change.
 * @param {Baseline[]} baselines
 * @param {Baseline[]} captures
 * @param {(story: string) => boolean} isCovered whether the run would have captured this story
 * @returns {Comparison}
 */
export function compare(baselines, captures, isCovered) {
  const expected = new Map(baselines.map(({ name, hash }) => [name, hash]));
  const captured = new Set(captures.map(({ name }) => name));
  const added = captures.filter(({ name }) => !expected.has(name));
  const removed = baselines.filter(({ name }) => !captured.has(name) && isCovered(parseName(name).story));
  const renamed = findRenamed(removed, added);
  const renamedFrom = new Set(renamed.map(({ from }) => from));
  const renamedTo = new Set(renamed.map(({ to }) => to));
  const known = captures.filter(({ name }) => expected.has(name));
  return {
    unchanged: namesOf(known.filter(({ name, hash }) => expected.get(name) === hash)),
    changed: namesOf(known.filter(({ name, hash }) => expected.get(name) !== hash)),
    added: namesOf(added).filter((name) => !renamedTo.has(name)),
    removed: namesOf(removed).filter((name) => !renamedFrom.has(name)),
    renamed,
  };
}

/** @param {Comparison} comparison */
export function differs({ changed, added, removed, renamed }) {
  return changed.length + added.length + removed.length + renamed.length > 0;
}

/** @param {{ name: string }[]} images */
const namesOf = (images) => images.map(({ name }) => name);

/**
 * @param {Baseline[]} removed
 * @param {Baseline[]} added
 * @returns {Comparison['renamed']} each image at most once
 */
function findRenamed(removed, added) {
  /** @param {Baseline} image */
  const keyOf = ({ name, size, hash }) => `${parseName(name).view} ${size} ${hash}`;
  /** @type {Map<string, string[]>} */
  const candidates = new Map();
  for (const image of removed) {
    candidates.set(keyOf(image), [...(candidates.get(keyOf(image)) ?? []), image.name]);
  }
  return added.flatMap((image) => {
    const from = candidates.get(keyOf(image))?.shift();
    return from === undefined ? [] : [{ from, to: image.name }];
  });
}
