import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { patienceMs } from './.storybook/patience.ts';
import { storyDependencies } from './.storybook/story-dependencies.ts';
import { findBrowser } from './scripts/lib/browser.mjs';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** Starting a browser takes a second, so only a run that needs one looks for it. */
const launchOptions = () => {
  const { executablePath, args, env } = findBrowser();
  return { executablePath, args, env };
};

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
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

const browser = (): NonNullable<TestProjectInlineConfiguration['test']>['browser'] => ({
  enabled: true,
  screenshotFailures: false,
  headless: true,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { viewport: { width: 1440, height: 1200 }, reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' }],
});

/** What tests of the app import beside what stories do; found late they would bring a second React. */
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

/** Contracts that need a real browser: real keys, since the simulated ones of stories do not move radios or tabs, and images. */
const keys = (): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [react(), tailwindcss()],
  optimizeDeps: { include: [...storyDependencies, ...appDependencies] },
  test: {
    name: 'keys',
    include: ['packages/{ui,app}/src/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['./.storybook/vitest.setup.ts', './.storybook/keys.setup.ts'],
    expect: { poll: { timeout: patienceMs } },
    browser: browser(),
  },
});

const stories = async (): Promise<TestProjectInlineConfiguration> => ({
  extends: true,
  plugins: [await storybookTest({ configDir, disableAddonDocs: false })],
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: ['./.storybook/vitest.setup.ts'],
    browser: browser(),
  },
});

/** Loading Storybook takes seconds, so a run of the other projects alone leaves it out. */
const onlyNode = process.argv.some((part) => /^(--project=)?(unit|parity)$/.test(part));

export default defineConfig(async () => ({
  test: {
    projects: onlyNode ? [unit, parity] : [unit, parity, keys(), await stories()],
  },
}));
