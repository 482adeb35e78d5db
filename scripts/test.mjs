/**
 * `npm test [suite...]`: runs the suites (`unit`, `stories`, `keys`, `parity`, `e2e`; with
 * `TEST_DATABASE_URL` also `postgres`, the server's tests on that database) and adds up what they report.
 */
import { runTests } from './lib/all-tests.mjs';
import { checkNode } from './lib/settings.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';
import { SUITES, summaryLine } from './lib/suites.mjs';

await runMain(async () => {
  checkNode();
  const names = process.argv.slice(2);
  const known = SUITES.map((suite) => suite.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new StopError(`There is no suite "${unknown}"; there are ${known.join(', ')}.`);
  const outcome = await runTests(names);
  console.log(`\n${summaryLine(outcome)}`);
  process.exitCode = outcome.failed > 0 ? 1 : 0;
});
