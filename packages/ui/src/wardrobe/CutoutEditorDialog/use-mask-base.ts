import { useEffect, useState } from 'react';
import type { LoadImage } from './use-cutout-editor.ts';

interface Base {
  readonly src: string | null;
  readonly attempt: number;
  /** Null when it could not be loaded. */
  readonly image: CanvasImageSource | null;
}

/** The stored cut-out on which painting begins. */
export function useMaskBase(src: string | null, loadImage: LoadImage) {
  const [base, setBase] = useState<Base | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (src === null) return;
    let isCurrent = true;
    const show = (image: CanvasImageSource | null) => {
      if (isCurrent) setBase({ src, attempt, image });
    };
    loadImage(src).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [src, loadImage, attempt]);
  const isLoaded = base?.src === src && base.attempt === attempt;
  const image = isLoaded ? base.image : null;
  return {
    image,
    isReady: src === null || image !== null,
    failed: src !== null && isLoaded && image === null,
    retry: () => setAttempt(attempt + 1),
  };
}
