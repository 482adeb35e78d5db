/** A moment that no story names, so that one which reads the clock stands out by its date. */
const moment = new Date('2031-05-17T10:20:30Z');

/** What would happen by itself after this time, in ms, would make an image depend on the machine's speed. */
const lateMs = 2000;
const never = 2 ** 31 - 1;

/** Tells the page's `Date` what time it is, and gives the time back. */
export interface Clock {
  readonly set: (moment: Date) => void;
  readonly giveBack: () => void;
}

/**
 * Stops the clock, and whatever would happen later by itself: a message that goes away, for example. Only for as
 * long as a story is shown: the runner tells what it loads anew for each file apart by the time.
 * @returns lets both go on
 */
export function stopTime({ set, giveBack }: Clock): () => void {
  set(moment);
  const start = window.setTimeout;
  const startEarly = (work: TimerHandler, ms = 0, ...args: unknown[]) =>
    start(work, ms < lateMs ? ms : never, ...args);
  Object.assign(window, { setTimeout: startEarly });
  return () => {
    Object.assign(window, { setTimeout: start });
    giveBack();
  };
}

const stillStyle =
  '*, *::before, *::after { transition: none !important; caret-color: transparent !important; }';

/**
 * Lets a change of theme or window show at once, and hides the caret.
 * @returns ends that
 */
export function withoutTransitions(): () => void {
  const style = document.createElement('style');
  style.textContent = stillStyle;
  document.head.append(style);
  return () => style.remove();
}

/** Waits until nothing is on its way any more: images, faces, animations, frames. */
export async function untilStill(): Promise<void> {
  for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  endAnimations();
  await Promise.all([...document.images].map(untilDrawn));
  await nextFrame();
  endAnimations();
  await document.fonts.ready;
  await nextFrame();
}

/** What a story paused stays where it is. What runs goes to its end, or to its start where it has no end. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.playState !== 'running') continue;
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}

async function untilDrawn(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  // A story may show what becomes of an image that cannot be loaded.
  await image.decode().catch(() => undefined);
}

const nextFrame = () => new Promise(requestAnimationFrame);
