/** A date that no story uses, so that an image that depends on the clock is recognized. */
const frozenDate = new Date('2031-05-17T10:20:30Z');

/** Timers of at least this many milliseconds never fire: their effect would depend on the machine's speed. */
const longTimerMs = 2000;
const neverMs = 2 ** 31 - 1;

/** Sets the page's `Date` and restores it. */
export interface Clock {
  readonly set: (moment: Date) => void;
  readonly restore: () => void;
}

/**
 * Freezes the clock and disables long timers, such as that of a toast. Active only while a story is shown,
 * since the runner distinguishes the set-up modules of two story files by the time.
 * @returns a function that undoes both
 */
export function freezeTime({ set, restore }: Clock): () => void {
  set(frozenDate);
  const original = window.setTimeout;
  const shortTimersOnly = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
    original(handler, ms < longTimerMs ? ms : neverMs, ...args);
  Object.assign(window, { setTimeout: shortTimersOnly });
  return () => {
    Object.assign(window, { setTimeout: original });
    restore();
  };
}

const freezeStyle =
  '*, *::before, *::after { transition: none !important; caret-color: transparent !important; }';

/**
 * Disables transitions, so that a change of theme or window is shown immediately, and hides the caret.
 * @returns a function that undoes both
 */
export function disableTransitions(): () => void {
  const style = document.createElement('style');
  style.textContent = freezeStyle;
  document.head.append(style);
  return () => style.remove();
}

/** Waits until images, fonts and frames are loaded, thumbnails are drawn and animations are finished. */
export async function waitUntilStable(): Promise<void> {
  for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  while (document.querySelector('[data-drawing]')) await nextFrame();
  finishAnimations();
  await Promise.all([...document.images].map(decode));
  await repaintImages();
  finishAnimations();
  await document.fonts.ready;
  await nextFrame();
}

/**
 * Moves running animations to their end, and endless ones to their start. Animations that a story has paused
 * are unchanged.
 */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.playState !== 'running') continue;
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}

async function decode(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  // A story may show an image that fails to load.
  await image.decode().catch(() => undefined);
}

/**
 * Paints all images again once they are decoded. A JPEG that was painted small before may have been decoded at a smaller
 * scale, which gives other pixels than scaling the whole image.
 */
async function repaintImages(): Promise<void> {
  const style = document.createElement('style');
  style.textContent = 'img { visibility: hidden !important; }';
  document.head.append(style);
  await nextFrame();
  style.remove();
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);
