import { inRoot } from './paths.mjs';
import { run } from './run-program.mjs';

/**
 * A check of the sources: a program below `node_modules` with its arguments.
 * @typedef {{ name: string, command: string[] }} Check
 */

/**
 * TypeScript projects, the slowest first. Packages with the same settings are one project, so that the sources
 * which one imports from the other are checked once.
 */
const TYPED = [
  { name: 'packages/ui and packages/app', project: 'packages/tsconfig.web.json' },
  { name: '.', project: '.' },
  { name: 'the service worker', project: 'packages/app/src/service-worker' },
  { name: 'packages/server', project: 'packages/server' },
  { name: 'mocks and packages/demo-world', project: 'tsconfig.mocks.json' },
  { name: 'packages/api-client', project: 'packages/api-client' },
  { name: 'packages/domain', project: 'packages/domain' },
];

/** @type {Check[]} */
export const CHECKS = [
  {
    name: 'format and lint',
    command: ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off', '--reporter=summary'],
  },
  ...TYPED.map(({ name, project }) => ({
    name: `types of ${name}`,
    command: ['typescript-native/bin/tsc', '--noEmit', '-p', project],
  })),
  {
    name: 'boundaries',
    command: [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'mocks',
      'scripts',
      'tests',
      '.storybook',
      'vitest.config.ts',
      'vitest.visual.config.ts',
      'playwright.config.ts',
    ],
  },
  { name: 'unused code', command: ['knip/bin/knip.js', '--no-progress'] },
  { name: 'repository', command: ['../scripts/check-repository.mjs'] },
  { name: 'sizes', command: ['../scripts/size.mjs'] },
];

/**
 * Runs a check and prints its output only when it fails.
 * @param {Check} check
 * @returns {Promise<boolean>} whether it passed
 */
export async function runCheck({ name, command: [program = '', ...args] }) {
  const start = Date.now();
  const { code, output } = await run(process.execPath, [inRoot('node_modules', program), ...args]);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}
