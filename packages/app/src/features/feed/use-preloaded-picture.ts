import type { Picture } from '@aura/domain/entities';
import { pictureSrcSet } from '@aura/domain/rules/pictures';
import { useEffect } from 'react';

const widthsPx = [160, 320, 640, 960, 1200];

/** Fetches and decodes a picture while the browser is idle, so that the next post shows at once. */
export function usePreloadedPicture(picture: Picture | null): void {
  useEffect(() => {
    if (picture === null) return;
    const load = () => {
      const image = new Image();
      image.sizes = '(min-width: 1024px) 60vw, 100vw';
      image.srcset = pictureSrcSet(picture, widthsPx) ?? '';
      image.src = picture.src;
      image.decode().catch(() => undefined);
    };
    if (!('requestIdleCallback' in window)) {
      load();
      return;
    }
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }, [picture]);
}
