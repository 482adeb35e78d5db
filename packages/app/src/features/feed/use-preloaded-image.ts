import type { Image } from '@aura/domain/entities';
import { imageWidthsPx } from '@aura/domain/limits/images';
import { imageSrcSet } from '@aura/domain/rules/images';
import { postImageSizes } from '@aura/ui/foundations/tokens/screen';
import { useEffect } from 'react';
import { whenSettled } from '../../platform/first-view.ts';

/** Loads and decodes an image once the first view is shown and the browser idle, so that the next post shows it without delay. */
export function usePreloadedImage(image: Image | null | undefined): void {
  useEffect(() => {
    if (!image) return;
    // The browser may discard a decoded image that is not referenced.
    let element: HTMLImageElement | undefined;
    const cancel = whenSettled(() => {
      element = document.createElement('img');
      element.sizes = postImageSizes;
      element.srcset = imageSrcSet(image, imageWidthsPx) ?? '';
      element.src = image.src;
      element.decode().catch(() => undefined);
    });
    return () => {
      cancel();
      // Chromium holds an image with `srcset` outside the page until the page is closed.
      element?.removeAttribute('src');
      element?.removeAttribute('srcset');
    };
  }, [image]);
}
