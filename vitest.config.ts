import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { storyDependencies } from './.storybook/story-dependencies.ts';
import { asyncTimeoutMs } from './.storybook/timeouts.ts';
import { findBrowser } from './scripts/lib/browser.mjs';
import { LongFilesFirst } from './scripts/lib/long-files-first.mjs';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** Finding a browser takes a second, so only a run that needs one does it. */
const launchOptions = () => {
  const { executablePath, args, env } = findBrowser();
  return { executablePath, args, env };
};

/** It tests files of the embedded database, whatever database the other tests have. */
const embeddedOnly = process.env.TEST_DATABASE_URL ? ['packages/server/src/sweep/purge.test.ts'] : [];

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    setupFiles: ['./.storybook/wait-for.setup.ts'],
    expect: { poll: { timeout: asyncTimeoutMs } },
    // Files of one worker share their modules; importing them for each file took a third of the time.
    isolate: false,
    // The default, 5 seconds, is too little for tests of the database on a machine with other work.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      'packages/{domain,api-client,server,demo-world}/src/**/*.test.ts',
      'packages/{ui,app}/src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/{cluster,visual}/**/*.test.ts',
      '{bench,evaluation}/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}', ...embeddedOnly],
  },
};

const parity: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'parity',
    setupFiles: ['./.storybook/wait-for.setup.ts'],
    include: ['tests/parity/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
};

/** Maximum time of a test in a browser, in milliseconds; it has to be above that of several asynchronous queries. */
const browserTestTimeoutMs = 60_000;

/** Pages side by side. Much of a test's time is waiting, so one page leaves 40 % of two cores unused. */
const browserPages = 2;

const browserOptions = (): NonNullable<TestProjectInlineConfiguration['test']>['browser'] => ({
  enabled: true,
  screenshotFailures: false,
  headless: true,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { viewport: { width: 1440, height: 1200 }, reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' }],
});

/** Packages that tests of the app import beyond those of stories; bundled late they would load a second React. */
const appDependencies = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@testing-library/dom',
  '@testing-library/react',
  '@zip.js/zip.js/index-native.js',
  'eventsource-parser',
  'idb',
  'react-redux',
  'react-router',
  'zod/mini',
];

/**
 * Tests that need a real browser: keyboard contracts, since the simulated keys of stories do not move radios or
 * tabs, and images.
 */
const browserTests = (): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [react(), tailwindcss()],
  optimizeDeps: { include: [...storyDependencies, ...appDependencies] },
  test: {
    name: 'browser',
    // Files of one page share their modules; loading them for each file took a third of the time.
    isolate: false,
    maxWorkers: browserPages,
    testTimeout: browserTestTimeoutMs,
    include: ['packages/{ui,app}/src/**/*.browser.test.{ts,tsx}', '.storybook/**/*.browser.test.ts'],
    setupFiles: [
      './.storybook/vitest.setup.ts',
      './.storybook/browser.setup.ts',
      './.storybook/wait-for.setup.ts',
    ],
    expect: { poll: { timeout: asyncTimeoutMs } },
    browser: browserOptions(),
  },
});

const stories = async (): Promise<TestProjectInlineConfiguration> => ({
  extends: true,
  plugins: [await storybookTest({ configDir, disableAddonDocs: false })],
  test: {
    name: 'stories',
    maxWorkers: browserPages,
    testTimeout: browserTestTimeoutMs,
    isolate: false,
    setupFiles: ['./.storybook/vitest.setup.ts'],
    browser: browserOptions(),
  },
});

/** The projects that the command names; none means all. */
const named = process.argv.flatMap((part, index, all) => {
  if (all[index - 1] === '--project') return [part];
  return part.startsWith('--project=') ? [part.slice('--project='.length)] : [];
});

/** Loading Storybook takes seconds, so a run of other projects skips it. */
const mayRun = (project: string) =>
  named.length === 0 || named.some((name) => name === project || /[*!]/.test(name));

export default defineConfig(async () => ({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      unit,
      parity,
      ...(mayRun('browser') ? [browserTests()] : []),
      ...(mayRun('stories') ? [await stories()] : []),
    ],
  },
}));
