import type { Locator } from '@playwright/test';

/** Returns the address that the browser has chosen for an image; empty until it has chosen one. */
export const sourceOf = (image: Locator): Promise<string> =>
  image.evaluate((element: HTMLImageElement) => element.currentSrc);
