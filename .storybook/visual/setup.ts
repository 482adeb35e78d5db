import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { patienceMs } from '../patience.ts';
import { imageHeight } from './height.ts';
import { stopTime, untilStill, withoutTransitions } from './still.ts';
import { themes, type Window, windows } from './views.ts';

/** What addon-vitest leaves in the context of a test, as far as it is read here. */
interface StoryTest {
  readonly story?: { readonly globals: { readonly viewport?: { readonly value?: string } } };
}

configure({ asyncUtilTimeout: patienceMs });

beforeAll(async () => {
  // Fallback faces name fonts of a reader's system, which are absent here.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
});

beforeEach(({ onTestFinished }) => {
  onTestFinished(stopTime({ set: (moment) => vi.setSystemTime(moment), giveBack: () => vi.useRealTimers() }));
});

/** After play; a story that failed has no image. */
afterEach<StoryTest>(async ({ task, story }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  const wanted = inject('photographed');
  if (!storyId || !story || task.result?.state === 'fail' || (wanted && !wanted.includes(storyId))) return;
  const own = story.globals.viewport?.value ? [{ width: innerWidth, height: innerHeight }] : [];
  const isKnown = ({ width }: Window) => windows.some((known) => known.width === width);
  const withTransitions = withoutTransitions();
  try {
    for (const window of [...own.filter((asked) => !isKnown(asked)), ...windows])
      await image(storyId, window);
  } finally {
    withTransitions();
  }
});

/** Takes a story's images in one window, which grows to the height of the story. */
async function image(story: string, { width, height }: Window): Promise<void> {
  await page.viewport(width, height);
  await untilStill();
  const grown = imageHeight(height);
  if (grown > height) await page.viewport(width, grown);
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await untilStill();
    await commands.takeImage(`${story}.${width}.${theme}`, { width, height: grown });
  }
}
