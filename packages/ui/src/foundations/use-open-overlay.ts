import { useEffect, useEffectEvent } from 'react';
import { addOpenOverlay } from './open-overlays.ts';

/**
 * Lists a dialog, sheet or menu among the open overlays of the page, so that the app can close the topmost
 * one when the user navigates back.
 * @param requestClose closes it, unless it is busy
 */
export function useOpenOverlay(open: boolean, requestClose: () => void): void {
  const onRequest = useEffectEvent(requestClose);
  useEffect(() => (open ? addOpenOverlay({ requestClose: () => onRequest() }) : undefined), [open]);
}
