import { expect, type Locator } from '@playwright/test';

/** Returns the address that the browser has chosen for an image; empty until it has chosen one. */
export const sourceOf = (image: Locator): Promise<string> =>
  image.evaluate((element: HTMLImageElement) => element.currentSrc);

/** Expects the images of a dialog to have loaded: a photo that is deleted before is reported as missing. */
export const expectImagesLoaded = (dialog: Locator) =>
  expect
    .poll(() =>
      dialog
        .locator('img')
        .evaluateAll(
          (images: HTMLImageElement[]) =>
            images.length > 0 && images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        ),
    )
    .toBe(true);
