import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findBrowser } from './scripts/lib/browser.mjs';
import { captureImage } from './tests/visual/capture.ts';
import { maxWindow } from './tests/visual/views.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
const { executablePath, args, env } = findBrowser({ pinned: true });

/** Flags for equal pixels on every processor, without reuse of what was drawn before. */
const deterministicRendering = [
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

const { VISUAL_STORIES } = process.env;
const storiesToCapture: string[] | null = VISUAL_STORIES
  ? JSON.parse(readFileSync(VISUAL_STORIES, 'utf8'))
  : null;

/** In the worktree of a base commit the packages are links into this repository. */
const packages = join(realpathSync(fileURLToPath(new URL('node_modules/vite', import.meta.url))), '..');

/** Files run in the same order every time; Vitest's default depends on earlier durations. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
  }
}

/** `npm run visual`: every story as images; see docs/decisions/2026-11-21-visual-baselines.md. */
export default defineConfig(
  async (): Promise<ViteUserConfig> => ({
    plugins: [await storybookTest({ configDir, disableAddonDocs: false })],
    server: { fs: { allow: [fileURLToPath(new URL('.', import.meta.url)), packages] } },
    test: {
      name: 'visual',
      isolate: false,
      // A page mostly waits for frames; more pages would wait for the processor.
      maxWorkers: 3,
      sequence: { sequencer: ByName },
      setupFiles: ['./tests/visual/browser/setup.ts'],
      // axe runs with the stories' own tests.
      provide: { storiesToCapture, 'storybook/test-provided': { a11y: false } },
      testTimeout: 60_000,
      hookTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        commands: { captureImage },
        provider: playwright({
          launchOptions: { executablePath, args: [...args, ...deterministicRendering], env },
          contextOptions: {
            viewport: maxWindow,
            deviceScaleFactor: 1,
            reducedMotion: 'reduce',
            colorScheme: 'light',
            locale: 'en-US',
            timezoneId: 'UTC',
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
