/**
 * `npm run check`: everything that CI demands. Says what failed and why; the last line counts the tests.
 */
import { availableParallelism } from 'node:os';
import { runTests } from './lib/all-tests.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { CHECKS, runCheck } from './lib/checks.mjs';
import { checkNode } from './lib/settings.mjs';
import { runMain } from './lib/stop-error.mjs';
import { summaryLine } from './lib/suites.mjs';

await runMain(async () => {
  checkNode();
  await ensureBuilt({ onBuild: (name) => console.log(`Building ${name}...`) });
  const failed = await failedChecks();
  const outcome = await runTests();
  console.log(failed.length > 0 ? `\nFailed checks: ${failed.join(', ')}` : '\nAll checks passed.');
  console.log(summaryLine(outcome));
  process.exitCode = failed.length + outcome.failed > 0 ? 1 : 0;
});

/** Runs the checks of the sources, as many at a time as there are processors, and names those that fail. */
async function failedChecks() {
  /** @type {string[]} */
  const failed = [];
  const waiting = [...CHECKS];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}
