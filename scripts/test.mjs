/**
 * `npm test [suite...]`: runs the suites `unit`, `stories`, `browser`, `parity` and `e2e`. With
 * `TEST_DATABASE_URL` it also runs `postgres`: the server's tests that use a database, on that database.
 * Prints the sum of their results.
 */
import { runTests } from './lib/run-tests.mjs';
import { checkNode } from './lib/settings.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';
import { SUITES, summary } from './lib/suites.mjs';

await runMain(async () => {
  checkNode();
  const names = process.argv.slice(2);
  const known = SUITES.map((suite) => suite.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new StopError(`Unknown suite "${unknown}". Suites: ${known.join(', ')}`);
  const outcome = await runTests(names);
  console.log(`\nTimes:\n${outcome.times.join('\n')}\n\n${summary(outcome)}`);
  process.exitCode = outcome.failed > 0 ? 1 : 0;
});
