import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';

const { executablePath, args, env } = findBrowser();

/** A fake camera that shows a pattern, with permission granted. */
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Tiles as large as the page: without a GPU, the blur of an aura is drawn again for each tile that it touches. */
const largeTiles = ['--default-tile-width=2048', '--default-tile-height=2048'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/run-folder.ts',
  forbidOnly: Boolean(process.env.CI),
  // Each worker runs a product and a browser, which together use about one core.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args: [...args, ...camera, ...largeTiles], env },
    viewport: { width: 1280, height: 900 },
    // Requests of a service worker are not intercepted by `page.route`; files about it allow it.
    serviceWorkers: 'block',
    // Tests of motion set `no-preference`; the others do not wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a sixth of the time; `npx playwright test FILE --trace on` records a test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // While one worker runs the tests of failing starts, which need no demo world, the other one makes it for both.
  projects: [
    { name: 'start', testMatch: 'start.spec.ts' },
    { name: 'journeys', testIgnore: 'start.spec.ts' },
  ],
});
