import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import { createListeners } from './listeners.ts';

const retries = createListeners();

/** Loads the images again that could not be loaded, when the server answers again. */
export const retryBrokenImages = retries.notify;

/**
 * The address of an image that could not be loaded, and its setter. It is undefined again when the image should be loaded
 * once more, after `retryBrokenImages`.
 */
export function useBrokenSrc(): [string | undefined, Dispatch<SetStateAction<string | undefined>>] {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // Before the fallback is painted, so that no retry is missed after it.
  useLayoutEffect(() => {
    if (brokenSrc === undefined) return;
    return retries.subscribe(() => setBrokenSrc(undefined));
  }, [brokenSrc]);
  return [brokenSrc, setBrokenSrc];
}
