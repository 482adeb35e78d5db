/** @typedef {import('./compare.mjs').Comparison} Comparison */

/** More names than this are on the page alone. */
const MOST_NAMES = 20;

/**
 * What a run came to, for the terminal.
 * @param {Comparison} comparison
 * @param {string[]} failed stories without an image
 * @returns {string}
 */
export function findingsText({ same, changed, fresh, vanished }, failed) {
  return [
    ...named('Changed', changed),
    ...named('New, nothing is kept of them', fresh),
    ...named('Vanished, no story takes them any more', vanished),
    ...named('Failed or without a picture', failed),
    `${same.length} pictures as they were, ${changed.length} changed, ${fresh.length} new, ${vanished.length} vanished; ${failed.length} stories failed.`,
  ].join('\n');
}

/**
 * What was kept, for the terminal.
 * @param {Comparison} comparison
 * @param {string[]} failed stories without an image
 * @param {number} bytes of all kept images
 * @returns {string}
 */
export function keptText({ same, changed, fresh, vanished }, failed, bytes) {
  const size = (bytes / 1_000_000).toFixed(1);
  return [
    ...named('Failed, what was kept of them stays', failed),
    `${changed.length} changed and ${fresh.length} new pictures are kept, ${vanished.length} are removed, ${same.length} are as they were; ${size} MB in all.`,
  ].join('\n');
}

/**
 * @param {string} title
 * @param {string[]} names
 */
function named(title, names) {
  if (names.length === 0) return [];
  const more = names.length - MOST_NAMES;
  const rest = more > 0 ? [`  and ${more} more`] : [];
  return [`${title}:`, ...names.slice(0, MOST_NAMES).map((name) => `  ${name}`), ...rest];
}

/**
 * @param {string} reason
 * @returns {string} so loud that nobody takes it for a success
 */
export function skippedText(reason) {
  const line = '!'.repeat(72);
  return [line, 'SKIPPED: no picture was taken and nothing was compared:', `${reason}.`, line].join('\n');
}
