import type { Page } from '@playwright/test';

/**
 * Runs in a page: records every layout shift from now on, also those that follow an input. Those while a font replaces its
 * fallback do not count: `fonts.css` adjusts fallbacks that the machine of a test may not have.
 */
export function observeShifts(): void {
  const shifts: number[] = [];
  const fontLoads: { from: number; to: number }[] = [];
  Object.assign(window, { shifts });
  document.fonts.addEventListener('loading', () => {
    fontLoads.push({ from: performance.now(), to: Number.POSITIVE_INFINITY });
  });
  document.fonts.addEventListener('loadingdone', () => {
    const load = fontLoads.at(-1);
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (load) load.to = performance.now();
        }),
      ),
    );
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value } = entry as unknown as { startTime: number; value: number };
      if (!fontLoads.some(({ from, to }) => startTime >= from && startTime <= to)) shifts.push(value);
    }
  }).observe({ type: 'layout-shift' });
}

/** The layout shifts of a page that are recorded, in the unit of the metric CLS. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** Resolves when the layout shifts of what is shown now are recorded: the browser reports them after the next frame. */
export const framesPassed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
