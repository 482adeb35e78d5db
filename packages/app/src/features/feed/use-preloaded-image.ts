import type { Image } from '@aura/domain/entities';
import { imageWidthsPx } from '@aura/domain/limits';
import { imageSrcSet } from '@aura/domain/rules/images';
import { plateSizes } from '@aura/ui/foundations/tokens/screen';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';

/** Fetches and decodes an image while the browser is idle, so that moving to its post shows it at once. */
export function usePreloadedImage(image: Image | null | undefined): void {
  // A browser soon forgets an image that nothing refers to.
  const held = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image) return;
    return whenIdle(() => {
      const element = document.createElement('img');
      element.sizes = plateSizes;
      element.srcset = imageSrcSet(image, imageWidthsPx) ?? '';
      element.src = image.src;
      element.decode().catch(() => undefined);
      held.current = element;
    });
  }, [image]);
}
