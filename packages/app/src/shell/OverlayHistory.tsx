import { getOpenOverlays, subscribeToOpenOverlays } from '@aura/ui/foundations/open-overlays';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createOverlayHistory } from '../platform/overlay-history.ts';

const openOverlays = { get: getOpenOverlays, subscribe: subscribeToOpenOverlays };

/** Lets the browser's Back close the topmost dialog, sheet or menu before it leaves the page. */
export function OverlayHistory() {
  const [overlayHistory] = useState(() => createOverlayHistory(window, openOverlays));
  const { key } = useLocation();
  useEffect(() => overlayHistory.connect(), [overlayHistory]);
  useEffect(() => overlayHistory.locationChanged(key), [overlayHistory, key]);
  return null;
}
