import { accessChecks } from './access.ts';
import { accountChecks } from './accounts.ts';
import { authorizationChecks } from './authorization.ts';
import { browserChecks } from './browser.ts';
import { durabilityChecks } from './durability.ts';
import { erasureChecks } from './erasure.ts';
import { failedWriteChecks } from './failed-writes.ts';
import { failureChecks } from './failures.ts';
import { fieldChecks } from './fields.ts';
import { foreignWriteChecks } from './foreign-writes.ts';
import { headerChecks } from './headers.ts';
import { imageChecks } from './images.ts';
import { injectionChecks } from './injection.ts';
import { limitChecks } from './limits.ts';
import { metadataChecks } from './metadata.ts';
import { offlineChecks } from './offline.ts';
import { overloadChecks } from './overload.ts';
import { raceChecks } from './races.ts';
import { supplyChainChecks } from './supply-chain.ts';
import type { Check } from './support/check.ts';
import { createHarness } from './support/harness.ts';
import { tokenChecks } from './tokens.ts';
import { uploadChecks } from './uploads.ts';

const checks: readonly Check[] = [
  ...tokenChecks,
  ...authorizationChecks,
  ...foreignWriteChecks,
  ...accessChecks,
  ...fieldChecks,
  ...accountChecks,
  ...injectionChecks,
  ...browserChecks,
  ...headerChecks,
  ...uploadChecks,
  ...imageChecks,
  ...metadataChecks,
  ...limitChecks,
  ...erasureChecks,
  ...raceChecks,
  ...durabilityChecks,
  ...failureChecks,
  ...offlineChecks,
  ...failedWriteChecks,
  ...overloadChecks,
  ...supplyChainChecks,
].sort((one, other) => one.number - other.number);

/** Started first, so that the run does not end with one of them. */
const longest = [29, 38, 26, 35, 32];

function chosen(args: readonly string[]): readonly Check[] {
  const unknown = args.find((arg) => !checks.some(({ number }) => String(number) === arg));
  if (unknown) throw new Error(`There is no check ${unknown}; the checks are 1 to ${checks.length}.`);
  return args.length === 0 ? checks : checks.filter(({ number }) => args.includes(String(number)));
}

const firstLines = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 30).join('\n         ');

/** Runs checks one after the other; several calls with one list share its work. */
async function runAll(checks: Check[], run: (check: Check) => Promise<void>): Promise<void> {
  for (let check = checks.shift(); check; check = checks.shift()) await run(check);
}

/**
 * Runs the checks and prints a line when one has ended. Those that measure times run last, one after the other,
 * with nothing beside them.
 * @param args numbers of checks, all by default
 * @param print receives each line of the table
 * @returns whether all have passed
 */
export async function checkSecurity(
  args: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  const wanted = chosen(args);
  const harness = await createHarness();
  let passed = 0;
  const run = async ({ number, title, run }: Check) => {
    const start = performance.now();
    const line = await run(harness).then(
      (figures) => {
        passed += 1;
        return `passed  ${title} (${figures})`;
      },
      (error: unknown) => `FAILED  ${title}: ${firstLines(error)}`,
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`${String(number).padStart(2)} ${line} ${seconds} s`);
  };
  const those = (runs: Check['runs']) => wanted.filter((check) => check.runs === runs);
  try {
    const own = those('own').sort(
      (one, other) => longest.indexOf(other.number) - longest.indexOf(one.number),
    );
    await Promise.all([runAll(those('main'), run), runAll(own, run), runAll(own, run)]);
    await runAll(those('alone'), run);
  } finally {
    await harness.close();
  }
  print(`${passed} of ${wanted.length} passed`);
  return passed === wanted.length;
}
