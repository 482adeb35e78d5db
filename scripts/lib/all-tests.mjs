import { ensureBuilt } from './build.mjs';
import { listFiles } from './files.mjs';
import { addUp, runSuite, SUITES } from './suites.mjs';

/** @typedef {import('./suites.mjs').Outcome} Outcome */

const TEST_FILE = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;

/**
 * Runs the suites one after the other; each has the machine for itself.
 * @param {string[]} [names] the suites to run; all of them when left out
 * @returns {Promise<Outcome>}
 */
export async function runTests(names = []) {
  const suites = SUITES.filter((suite) => names.length === 0 || names.includes(suite.name));
  const outcomes = [];
  for (const suite of suites) {
    console.log(`\n=== ${suite.name} ===`);
    if (suite.name === 'e2e') await ensureBuilt({ onBuild: (part) => console.log(`Building ${part}...`) });
    outcomes.push(await runSuite(suite));
  }
  const sum = addUp(outcomes);
  if (names.length > 0) return sum;
  const forgotten = findForgotten(sum.files);
  for (const file of forgotten) console.error(`No runner collected ${file}.`);
  return { ...sum, failed: sum.failed + forgotten.length };
}

/**
 * Test files on disk that no runner reported.
 * @param {string[]} reported
 */
function findForgotten(reported) {
  const ran = new Set(reported);
  return listFiles().filter((file) => TEST_FILE.test(file) && !ran.has(file));
}
