import type { Page } from '@playwright/test';

/** Runs in a page: records every layout shift from now on, also those that follow an input. */
export function observeShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
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
