/**
 * `npm run check`: runs everything that CI requires. Prints the failed checks, the time of each part, and as
 * the last line the counts of the tests.
 */
import { availableParallelism } from 'node:os';
import { ensureBuilt } from './lib/build.mjs';
import { CHECKS, runCheck } from './lib/checks.mjs';
import { runTests, timeLine } from './lib/run-tests.mjs';
import { checkNode } from './lib/settings.mjs';
import { runMain } from './lib/stop-error.mjs';
import { summary } from './lib/suites.mjs';

await runMain(async () => {
  checkNode();
  const built = await timed('build', () => ensureBuilt());
  const checked = await timed('checks', runChecks);
  const outcome = await runTests();
  const failed = checked.result;
  console.log(`\nTimes:\n${[built.line, checked.line, ...outcome.times].join('\n')}`);
  console.log(failed.length > 0 ? `\nFailed checks: ${failed.join(', ')}` : '\nAll checks passed.');
  console.log(summary(outcome));
  process.exitCode = failed.length + outcome.failed > 0 ? 1 : 0;
});

/**
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ result: Result, line: string }>} `line`: of the table of times
 */
async function timed(name, work) {
  const start = performance.now();
  const result = await work();
  return { result, line: timeLine(name, (performance.now() - start) / 1000) };
}

/**
 * Runs the checks of the sources, as many in parallel as there are cores.
 * @returns {Promise<string[]>} the names of failed checks
 */
async function runChecks() {
  /** @type {string[]} */
  const failed = [];
  const queue = [...CHECKS];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!(await runCheck(check))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return failed;
}
