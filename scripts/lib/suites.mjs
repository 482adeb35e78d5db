import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

/**
 * What a run of tests came to.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} files test files that ran, relative to the repository
 */

/**
 * A set of tests with a runner of its own.
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} command program and arguments for Node
 * @property {(report: string) => NodeJS.ProcessEnv} env what the runner's environment differs in; `report` is
 * where its report is wanted
 * @property {(report: any) => Outcome} read reads the runner's report
 */

const VITEST = inRoot('node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = inRoot('node_modules/@playwright/test/cli.js');

/** Left alone the runner keeps one processor for itself, which is half of a small machine. */
const EVERY_CORE = '--maxWorkers=100%';

/** @type {Suite[]} */
export const SUITES = [
  vitest('unit', 'unit', { TEST_DATABASE_URL: undefined }, [EVERY_CORE]),
  ...(process.env.TEST_DATABASE_URL ? [vitest('postgres', 'unit', {}, [EVERY_CORE, 'packages/server'])] : []),
  vitest('stories', 'stories'),
  vitest('keys', 'keys'),
  vitest('parity', 'parity'),
  {
    name: 'e2e',
    command: [PLAYWRIGHT, 'test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    read: readPlaywright,
  },
];

/**
 * @param {string} name
 * @param {string} project
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [more] options, and parts of the paths of its files
 * @returns {Suite}
 */
function vitest(name, project, env = {}, more = []) {
  const command = [VITEST, 'run', ...more, '--project', project, '--reporter=default', '--reporter=json'];
  return { name, command, env: () => env, read: readVitest };
}

/**
 * Runs a suite, its output to the terminal, and reads its report. A runner that fails without naming a failed
 * test counts as one failure, and so does one that finds nothing to run.
 * @param {Suite} suite
 * @returns {Promise<Outcome>}
 */
export async function runSuite({ name, command, env, read }) {
  const folder = mkdtempSync(join(tmpdir(), 'aura-tests-'));
  const report = join(folder, 'report.json');
  const output = command[0] === VITEST ? [`--outputFile.json=${report}`] : [];
  const code = await run([...command, ...output], { ...process.env, ...env(report) });
  const outcome = readReport(report, read);
  rmSync(folder, { recursive: true });
  if (outcome.passed + outcome.failed + outcome.skipped === 0) {
    console.error(`The suite ${name} ran no tests.`);
    return { ...outcome, failed: 1 };
  }
  if (code !== 0 && outcome.failed === 0) {
    console.error(`The runner of ${name} ended with code ${code} although no test failed.`);
    return { ...outcome, failed: 1 };
  }
  return outcome;
}

/**
 * @param {Outcome[]} outcomes
 * @returns {Outcome} their sum
 */
export function addUp(outcomes) {
  return outcomes.reduce((sum, { passed, failed, skipped, files }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
    files: [...sum.files, ...files],
  }));
}

/**
 * The line that ends every run of tests.
 * @param {Outcome} outcome
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
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
    return { passed: 0, failed: 0, skipped: 0, files: [] };
  }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, assertionResults: object[] }[] }} report
 * @returns {Outcome}
 */
function readVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map((file) => fromRoot(file.name)),
  };
}

/**
 * @param {{ config: { rootDir: string }, suites: { file: string }[], errors: object[],
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Outcome}
 */
function readPlaywright({ config, suites, errors, stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    files: suites.map((suite) => fromRoot(join(config.rootDir, suite.file))),
  };
}

/** @param {string} path */
function fromRoot(path) {
  return (isAbsolute(path) ? relative(ROOT, path) : path).replaceAll('\\', '/');
}
