import type { Picture } from '@aura/domain/entities';
import { pictureWidthsPx } from '@aura/domain/limits';
import { pictureSrcSet } from '@aura/domain/rules/pictures';
import { plateSizes } from '@aura/ui/foundations/tokens/screen';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';

/** Fetches and decodes a picture while the browser is idle, so that moving to its post shows it at once. */
export function usePreloadedPicture(picture: Picture | null | undefined): void {
  // A browser soon forgets a picture that nothing refers to.
  const held = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture) return;
    return whenIdle(() => {
      const image = new Image();
      image.sizes = plateSizes;
      image.srcset = pictureSrcSet(picture, pictureWidthsPx) ?? '';
      image.src = picture.src;
      image.decode().catch(() => undefined);
      held.current = image;
    });
  }, [picture]);
}
