import type { Picture } from '@aura/domain/entities';
import { pictureWidthsPx } from '@aura/domain/limits';
import { pictureSrcSet } from '@aura/domain/rules/pictures';
import { plateSizes } from '@aura/ui/foundations/tokens/screen';
import { useEffect } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';

/** Fetches and decodes a picture while the browser is idle, so that the next post shows at once. */
export function usePreloadedPicture(picture: Picture | null): void {
  useEffect(() => {
    if (picture === null) return;
    const load = () => {
      const image = new Image();
      image.sizes = plateSizes;
      image.srcset = pictureSrcSet(picture, pictureWidthsPx) ?? '';
      image.src = picture.src;
      image.decode().catch(() => undefined);
    };
    return whenIdle(load);
  }, [picture]);
}
