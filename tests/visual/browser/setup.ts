import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { themes, type WindowSize, windows } from '../views.ts';
import { disableTransitions, freezeTime, waitUntilStable } from './freeze.ts';
import { imageHeight } from './image-height.ts';

/** The part of addon-vitest's test context that is read here. */
interface StoryTest {
  readonly story?: { readonly globals: { readonly viewport?: { readonly value?: string } } };
}

/** The same timeout as in the stories' test project: a busy machine needs more than the default second. */
configure({ asyncUtilTimeout: 10_000 });

beforeAll(async () => {
  // Loads every font face: a system font as fallback would differ between machines.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
});

beforeEach(({ onTestFinished }) => {
  onTestFinished(
    freezeTime({ set: (moment) => vi.setSystemTime(moment), restore: () => vi.useRealTimers() }),
  );
});

/** Captures the story after its play function. A failed story has no image. */
afterEach<StoryTest>(async ({ task, story }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  const wanted = inject('storiesToCapture');
  if (!storyId || !story || task.result?.state === 'fail' || (wanted && !wanted.includes(storyId))) return;
  const own = story.globals.viewport?.value ? [{ width: innerWidth, height: innerHeight }] : [];
  const isStandard = ({ width }: WindowSize) => windows.some((window) => window.width === width);
  const enableTransitions = disableTransitions();
  try {
    for (const size of [...own.filter((window) => !isStandard(window)), ...windows])
      await captureThemes(storyId, size);
  } finally {
    enableTransitions();
  }
});

/** Captures a story in each theme in one window, which grows to the story's height. */
async function captureThemes(story: string, { width, height }: WindowSize): Promise<void> {
  await page.viewport(width, height);
  await waitUntilStable();
  const grown = imageHeight(height);
  if (grown > height) await page.viewport(width, grown);
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await waitUntilStable();
    await commands.captureImage(`${story}.${width}.${theme}`, { width, height: grown });
  }
}
