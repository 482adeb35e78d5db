import { ensureBuilt } from './build.mjs';
import { listFiles } from './files.mjs';
import { runSuite, SUITES, sumOutcomes } from './suites.mjs';

/** @typedef {import('./suites.mjs').Outcome} Outcome */

const TEST_FILE = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;

/**
 * Runs the suites one after the other, since each uses all cores.
 * @param {string[]} [names] of the suites to run; all by default
 * @returns {Promise<Outcome & { times: string[] }>} `times`: a line per suite
 */
export async function runTests(names = []) {
  const suites = SUITES.filter((suite) => names.length === 0 || names.includes(suite.name));
  const outcomes = [];
  const times = [];
  for (const suite of suites) {
    console.log(`\n=== ${suite.name} ===`);
    if (suite.name === 'e2e') await ensureBuilt();
    const outcome = await runSuite(suite);
    outcomes.push(outcome);
    times.push(timeLine(suite.name, outcome.seconds));
  }
  const sum = { ...sumOutcomes(outcomes), times };
  if (names.length > 0) return sum;
  const missed = findMissed(sum.files);
  return {
    ...sum,
    failed: sum.failed + missed.length,
    failures: [...sum.failures, ...missed.map((file) => `${file}: no suite ran it`)],
  };
}

/**
 * @param {string} name
 * @param {number} seconds
 * @returns {string} a line of a table of times
 */
export const timeLine = (name, seconds) => `${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s`;

/**
 * Finds test files that no suite ran.
 * @param {string[]} reported
 */
function findMissed(reported) {
  const ran = new Set(reported);
  return listFiles().filter((file) => TEST_FILE.test(file) && !ran.has(file));
}
