import { useEffectEvent, useLayoutEffect } from 'react';
import { addOpenOverlay } from './open-overlays.ts';

/**
 * Lists a dialog, sheet or menu among the open overlays of the page, so that the app can close the topmost
 * one when the user navigates back.
 * @param requestClose closes it, unless it is busy
 */
export function useOpenOverlay(open: boolean, requestClose: () => void): void {
  const onRequest = useEffectEvent(requestClose);
  // With the commit that closes it, so that Back right afterwards does not find it open.
  useLayoutEffect(() => (open ? addOpenOverlay({ requestClose: () => onRequest() }) : undefined), [open]);
}
