import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { takeImage } from './.storybook/visual/take-image.ts';
import { largest } from './.storybook/visual/views.ts';
import { findBrowser } from './scripts/lib/browser.mjs';
import { readStoryFiles, select } from './scripts/lib/visual/selection.mjs';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
const { executablePath, args, env } = findBrowser({ pinned: true });

/** One way to draw, whatever the processor offers, and nothing drawn in part over what was there before. */
const sameEverywhere = [
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

const only = process.env.VISUAL_ONLY ?? '';
const photographed = only ? select(readStoryFiles(), only).flatMap(({ stories }) => stories) : null;

/** Files begin in the same order in every run; Vitest's own depends on how long they took before. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
  }
}

/** `npm run visual`: every story as an image; see docs/decisions/2026-11-21-visual-baselines.md. */
export default defineConfig(
  async (): Promise<ViteUserConfig> => ({
    plugins: [await storybookTest({ configDir, disableAddonDocs: false })],
    test: {
      name: 'visual',
      isolate: false,
      // A page mostly waits for its frames; more than this only waits for the processor.
      maxWorkers: 3,
      sequence: { sequencer: ByName },
      setupFiles: ['./.storybook/visual/setup.ts'],
      // What the stories' own run checks is not checked again here.
      provide: { photographed, 'storybook/test-provided': { a11y: false } },
      testTimeout: 60_000,
      hookTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        commands: { takeImage },
        provider: playwright({
          launchOptions: { executablePath, args: [...args, ...sameEverywhere], env },
          contextOptions: {
            viewport: largest,
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
