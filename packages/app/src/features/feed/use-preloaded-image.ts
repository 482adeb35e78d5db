import type { Image } from '@aura/domain/entities';
import { imageWidthsPx } from '@aura/domain/limits/images';
import { imageSrcSet } from '@aura/domain/rules/images';
import { postImageSizes } from '@aura/ui/foundations/tokens/screen';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';

/** Loads and decodes an image while the browser is idle, so that the next post shows it without delay. */
export function usePreloadedImage(image: Image | null | undefined): void {
  // The browser may discard a decoded image that is not referenced.
  const decoded = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image) return;
    return whenIdle(() => {
      const element = document.createElement('img');
      element.sizes = postImageSizes;
      element.srcset = imageSrcSet(image, imageWidthsPx) ?? '';
      element.src = image.src;
      element.decode().catch(() => undefined);
      decoded.current = element;
    });
  }, [image]);
}
