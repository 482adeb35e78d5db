import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

/**
 * The result of a run of tests.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures a line per failed test: its file and name
 * @property {string[]} files test files that ran, relative to the repository
 * @property {number} seconds duration
 */

/**
 * Tests that one run of Vitest or Playwright executes.
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} command program and arguments for Node
 * @property {(report: string) => NodeJS.ProcessEnv} env variables to add to the runner's environment; `report` is
 * the path for its JSON report
 * @property {(report: any) => Omit<Outcome, 'seconds'>} read parses the runner's JSON report
 */

const VITEST = inRoot('node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = inRoot('node_modules/@playwright/test/cli.js');

/** By default Vitest leaves one core unused, which is half of a small machine. */
const ALL_CORES = '--maxWorkers=100%';

/** A worker waits for the database server for a third of its time. */
const DATABASE_WORKERS = `--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`;

/**
 * The server's tests that import this file use the database; the other tests are part of the suite `unit` only.
 * So are those that start a server as a child process, which has an embedded database in either suite.
 */
const TEST_DATABASE = 'packages/server/src/db/testing/test-database.ts';

/** A page waits for frames and timers half of its time, so two pages use a core better than one. */
const TWO_PAGES = '--maxWorkers=2';

/** @type {Suite[]} */
export const SUITES = [
  vitest('unit', ['run', ALL_CORES], { env: { TEST_DATABASE_URL: undefined } }),
  ...(process.env.TEST_DATABASE_URL
    ? [
        vitest('postgres', ['related', TEST_DATABASE, '--run', DATABASE_WORKERS], {
          project: 'unit',
        }),
      ]
    : []),
  vitest('stories', ['run', TWO_PAGES]),
  vitest('browser', ['run', TWO_PAGES]),
  vitest('parity', ['run']),
  {
    name: 'e2e',
    command: [PLAYWRIGHT, 'test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    read: readPlaywright,
  },
];

/**
 * @param {string} name
 * @param {string[]} args command and options of Vitest
 * @param {{ project?: string, env?: NodeJS.ProcessEnv }} [options] `project`: of `vitest.config.ts`, when its
 * name differs from the suite's
 * @returns {Suite}
 */
function vitest(name, args, { project = name, env = {} } = {}) {
  const command = [VITEST, ...args, '--project', project, '--reporter=default', '--reporter=json'];
  return { name, command, env: () => env, read: readVitest };
}

/**
 * Runs a suite with its output on the terminal, and reads its report. A runner that fails without a failed
 * test, or finds no test, counts as one failure.
 * @param {Suite} suite
 * @returns {Promise<Outcome>}
 */
export async function runSuite({ name, command, env, read }) {
  const folder = mkdtempSync(join(tmpdir(), 'aura-tests-'));
  const report = join(folder, 'report.json');
  const output = command[0] === VITEST ? [`--outputFile.json=${report}`] : [];
  const start = performance.now();
  const code = await run([...command, ...output], { ...process.env, ...env(report) });
  const seconds = (performance.now() - start) / 1000;
  const outcome = { ...readReport(report, read), seconds };
  rmSync(folder, { recursive: true });
  if (outcome.passed + outcome.failed + outcome.skipped === 0) {
    console.error(`The suite ${name} ran no tests.`);
    return { ...outcome, failed: 1, failures: [`${name}: no tests ran`] };
  }
  if (code !== 0 && outcome.failed === 0) {
    console.error(`The runner of ${name} ended with code ${code} although no test failed.`);
    return { ...outcome, failed: 1, failures: [`${name}: an error outside the tests, see above`] };
  }
  return outcome;
}

/**
 * @param {Outcome[]} outcomes
 * @returns {Outcome} their sum
 */
export function sumOutcomes(outcomes) {
  return outcomes.reduce((sum, { passed, failed, skipped, failures, files, seconds }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
    failures: [...sum.failures, ...failures],
    files: [...sum.files, ...files],
    seconds: sum.seconds + seconds,
  }));
}

/**
 * Returns what every run of tests prints last: the failed tests, and as the last line the counts.
 * @param {Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'failures'>} outcome
 */
export function summary({ passed, failed, skipped, failures }) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...(failures.length > 0 ? ['Failed tests:', ...failures, ''] : []), counts].join('\n');
}

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code
 */
function run(command, env) {
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string} file
 * @param {Suite['read']} read
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };
  }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string,
 *     assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {Omit<Outcome, 'seconds'>}
 */
function readVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map((file) => `${fromRoot(file.name)}: the file could not be run`),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `${fromRoot(file.name)}: ${test.fullName}`),
      ),
    ],
    files: report.testResults.map((file) => fromRoot(file.name)),
  };
}

/**
 * A `describe` block of Playwright's report; the outermost are the files.
 * @typedef {{ file: string, specs: { ok: boolean, title: string }[], suites?: Block[] }} Block
 */

/**
 * @param {{ config: { rootDir: string }, suites: Block[], errors: { message?: string }[],
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Omit<Outcome, 'seconds'>}
 */
function readPlaywright({ config, suites, errors, stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map((error) => `e2e: ${error.message ?? 'an error outside the tests'}`),
      ...suites.flatMap(failedSpecs),
    ],
    files: suites.map((suite) => fromRoot(join(config.rootDir, suite.file))),
  };
}

/**
 * @param {Block} block
 * @returns {string[]}
 */
function failedSpecs({ file, specs, suites = [] }) {
  const own = specs.filter((spec) => !spec.ok).map((spec) => `${file}: ${spec.title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** @param {string} path */
function fromRoot(path) {
  return (isAbsolute(path) ? relative(ROOT, path) : path).replaceAll('\\', '/');
}
