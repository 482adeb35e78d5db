import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { storyDependencies } from './.storybook/story-dependencies.ts';
import { asyncTimeoutMs } from './.storybook/timeouts.ts';
import { findBrowser } from './scripts/lib/browser.mjs';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** Finding a browser takes a second, so only a run that needs one does it. */
const launchOptions = () => {
  const { executablePath, args, env } = findBrowser();
  return { executablePath, args, env };
};

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    // Files of one worker share their modules; importing them for each file took a third of the time.
    isolate: false,
    include: [
      'packages/{domain,api-client,server,demo-world}/src/**/*.test.ts',
      'packages/{ui,app}/src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/visual/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'packages/**/*.browser.test.{ts,tsx}'],
  },
};

const parity: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'parity',
    include: ['tests/parity/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
};

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
    maxWorkers: browserPages,
    include: ['packages/{ui,app}/src/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['./.storybook/vitest.setup.ts', './.storybook/browser.setup.ts'],
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
    isolate: false,
    setupFiles: ['./.storybook/vitest.setup.ts'],
    browser: browserOptions(),
  },
});

/** Loading Storybook takes seconds, so a run of the Node projects skips it. */
const onlyNode = process.argv.some((part) => /^(--project=)?(unit|parity)$/.test(part));

export default defineConfig(async () => ({
  test: {
    projects: onlyNode ? [unit, parity] : [unit, parity, browserTests(), await stories()],
  },
}));
