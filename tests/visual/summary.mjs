/** @typedef {import('./compare.mjs').Comparison} Comparison */

/** Maximum number of listed names; the report contains the others. */
const MAX_NAMES = 20;

/**
 * Returns the result of a comparison for the terminal.
 * @param {Comparison} comparison
 * @param {string[]} failed stories without an image
 * @returns {string}
 */
export function summaryText(comparison, failed) {
  const renamed = comparison.renamed.map(({ from, to }) => `${from} -> ${to}`);
  return [
    ...nameList('Changed', comparison.changed),
    ...nameList('Added, without a baseline', comparison.added),
    ...nameList('Removed, not captured any more', comparison.removed),
    ...nameList('Renamed, same pixels', renamed),
    ...nameList('Failed or not captured', failed),
    `${countsText(comparison)}; ${failed.length} stories failed.`,
  ].join('\n');
}

/**
 * Returns the result of an update for the terminal.
 * @param {Comparison} comparison
 * @param {string[]} failed stories without an image
 * @returns {string}
 */
export function updatedText(comparison, failed) {
  return [
    ...nameList('Failed, their baselines are unchanged', failed),
    `Baselines updated: ${countsText(comparison)}.`,
  ].join('\n');
}

/**
 * @param {Comparison} comparison
 * @returns {string}
 */
export function countsText({ unchanged, changed, added, removed, renamed }) {
  return [
    `${unchanged.length} unchanged`,
    `${changed.length} changed`,
    `${added.length} added`,
    `${removed.length} removed`,
    `${renamed.length} renamed`,
  ].join(', ');
}

/**
 * @param {string} title
 * @param {string[]} names
 */
function nameList(title, names) {
  if (names.length === 0) return [];
  const more = names.length - MAX_NAMES;
  const rest = more > 0 ? [`  and ${more} more`] : [];
  return [`${title}:`, ...names.slice(0, MAX_NAMES).map((name) => `  ${name}`), ...rest];
}

/**
 * @param {string} reason
 * @returns {string} the reason between separator lines, so that a skipped run is not mistaken for a passed
 * one
 */
export function skippedText(reason) {
  const line = '!'.repeat(72);
  return [line, 'SKIPPED: no image was captured and nothing was compared:', `${reason}.`, line].join('\n');
}
